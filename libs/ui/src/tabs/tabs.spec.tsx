import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { axeViolations } from '../testing'
import { Tabs } from './tabs'

function Builder({ keepMounted = false }: { keepMounted?: boolean }) {
  const [value, setValue] = useState<'personal' | 'skills' | 'projects'>('personal')
  return (
    <Tabs
      label="Resume"
      value={value}
      onValueChange={setValue}
      keepMounted={keepMounted}
      items={[
        { value: 'personal', label: 'Personal', content: <input aria-label="Name" /> },
        { value: 'skills', label: 'Skills', content: 'Skills here' },
        { value: 'projects', label: 'Projects', content: 'Projects here' },
      ]}
    />
  )
}

describe('Tabs', () => {
  it('follow the arrows, Home and End, with one stop for Tab', async () => {
    const { container } = render(<Builder />)
    await userEvent.tab()
    expect(screen.getByRole('tab', { name: 'Personal', selected: true })).toHaveFocus()

    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('tabpanel', { name: 'Skills' })).toHaveTextContent('Skills here')
    await userEvent.keyboard('{End}')
    expect(screen.getByRole('tab', { name: 'Projects', selected: true })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Personal', selected: true })).toHaveFocus()

    await userEvent.tab()
    expect(screen.getByRole('tablist')).not.toContainElement(document.activeElement as HTMLElement)
    expect(await axeViolations(container)).toEqual([])
  })

  it('keep what was typed when their panels stay in the page', async () => {
    render(<Builder keepMounted />)
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada')

    await userEvent.click(screen.getByRole('tab', { name: 'Skills' }))
    expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('tab', { name: 'Personal' }))

    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada')
  })

  it('are joined to their panels whatever their values hold', () => {
    render(
      <Tabs
        label="Postings"
        value="All Jobs"
        onValueChange={() => undefined}
        items={[{ value: 'All Jobs', label: 'All', content: 'All here' }]}
      />,
    )

    const tab = screen.getByRole('tab', { name: 'All' })
    const panel = screen.getByRole('tabpanel', { name: 'All' })
    expect(tab.id).not.toMatch(/\s/)
    expect(panel).toHaveAttribute('id', tab.getAttribute('aria-controls'))
    expect(panel).toHaveAttribute('aria-labelledby', tab.id)
  })
})
