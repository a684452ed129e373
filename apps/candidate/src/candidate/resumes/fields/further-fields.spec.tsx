import { fireEvent, render, screen } from '@testing-library/react'
import { FurtherFields } from './further-fields'

const shown = (filled: boolean) => (
  <FurtherFields filled={filled}>
    <input aria-label="Website" />
  </FurtherFields>
)

describe('Fields that few resumes have', () => {
  it('come with a press, which leads into the first of them', () => {
    render(shown(false))
    expect(screen.queryByRole('textbox')).toBeNull()

    fireEvent.click(screen.getByRole('button', { name: 'Further fields' }))

    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Website' }))
  })

  it('are there where one is filled, and stay when it is emptied', () => {
    const { rerender } = render(shown(true))
    rerender(shown(false))

    expect(screen.getByRole('textbox', { name: 'Website' })).toBeTruthy()
  })
})
