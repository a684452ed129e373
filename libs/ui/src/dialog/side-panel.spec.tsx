import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Button } from '../button/button'
import { axeViolations } from '../testing'
import { SidePanel } from './side-panel'

function List({ isBeside }: { isBeside: boolean }) {
  const [shown, setShown] = useState('')
  const [isNew, setIsNew] = useState(true)
  return (
    <>
      <main>
        {['Asha', 'Ben'].map((name) => (
          <Button key={name} onClick={() => setShown(name)}>
            {name}
          </Button>
        ))}
      </main>
      {shown && (
        <SidePanel
          title={shown}
          description="Engineer"
          shown={shown}
          isBeside={isBeside}
          onClose={() => setShown('')}
          footer={isNew && <Button onClick={() => setIsNew(false)}>Start review</Button>}
        >
          <p>Of {shown}</p>
          <input aria-label="Note" />
        </SidePanel>
      )}
    </>
  )
}

describe.each([true, false])('A side panel, beside its list: %s', (isBeside) => {
  it('starts at its title, is named by it, and closes by Escape from within', async () => {
    render(<List isBeside={isBeside} />)
    await userEvent.click(screen.getByRole('button', { name: 'Asha' }))

    const panel = screen.getByRole('dialog', { name: 'Asha' })
    expect(panel).toHaveAccessibleDescription('Engineer')
    expect(panel).toHaveAttribute('data-keys')
    expect(screen.getByRole('heading', { name: 'Asha' })).toHaveFocus()
    expect(await axeViolations()).toEqual([])
    screen.getByRole('textbox', { name: 'Note' }).focus()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('has the focus at its title when what had it went with what it did', async () => {
    render(<List isBeside={isBeside} />)
    await userEvent.click(screen.getByRole('button', { name: 'Asha' }))

    await userEvent.click(screen.getByRole('button', { name: 'Start review' }))

    expect(screen.queryByRole('button', { name: 'Start review' })).toBeNull()
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement)
  })
})

it('A panel beside its list leaves the list in use, and begins anew with another of it', async () => {
  render(<List isBeside />)
  await userEvent.click(screen.getByRole('button', { name: 'Asha' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Strong')

  await userEvent.click(screen.getByRole('button', { name: 'Ben' }))

  expect(screen.getByRole('dialog', { name: 'Ben' })).toHaveTextContent('Of Ben')
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('')
  expect(screen.getByRole('button', { name: 'Ben' })).toHaveFocus()
})
