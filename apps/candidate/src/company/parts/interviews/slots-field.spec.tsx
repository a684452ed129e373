import { render, screen } from '@testing-library/react'
import { SlotsField, type OtherClock } from './slots-field'

/** What is told beside the times of a company in New York. */
function told(zone: OtherClock['zone'], value: string[]): string[] {
  render(
    <SlotsField
      zone="America/New_York"
      other={{ name: 'Priya Menon', zone }}
      freeFrom={() => ''}
      value={value}
      onChange={() => undefined}
    />,
  )
  return screen.getAllByLabelText(/^Time/).map((field) => {
    const hint = field.getAttribute('aria-describedby')
    return (hint && document.getElementById(hint)?.textContent) || ''
  })
}

describe('Times that are proposed', () => {
  it('stand on both clocks, with the day where theirs is another, over a change of clocks', () => {
    expect(told('Asia/Kolkata', ['2030-01-09T14:30', '2030-01-10T09:00', '2030-07-10T09:00'])).toEqual([
      'New York time · Thu 10 Jan, 01:00 for Priya Menon (Kolkata time)',
      '19:30 for Priya Menon (Kolkata time)',
      '18:30 for Priya Menon (Kolkata time)',
    ])
  })

  it.each([null, 'America/Toronto'])('are told once where the other clock is %s', (zone) => {
    expect(told(zone, ['2030-01-09T14:30', '2030-01-10T09:00'])).toEqual(['New York time', ''])
  })

  it('wait until one is typed', () => {
    expect(told('Asia/Kolkata', [''])).toEqual(['New York time'])
  })
})
