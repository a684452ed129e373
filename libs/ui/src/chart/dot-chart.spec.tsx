import { render, screen } from '@testing-library/react'
import { StatStrip } from '../stat-strip/stat-strip'
import { axeViolations } from '../testing'
import { DotChart } from './dot-chart'

describe('DotChart', () => {
  it('puts each dot where it happened, joins none, and draws the rule', async () => {
    const { container } = render(
      <DotChart
        label="Days of three hires"
        dots={[
          { at: 0, value: 10 },
          { at: 90, value: 20 },
          { at: 100, value: 40 },
        ]}
        axis={{ from: 0, to: 100, ticks: [{ at: 0, text: 'January' }] }}
        rule={{ value: 20, label: 'median 20 d' }}
      />,
    )

    const places = [...container.querySelectorAll('circle')].map((dot) => Number(dot.getAttribute('cx')))
    const [first = 0, second = 0, third = 0] = places
    expect((second - first) / (third - first)).toBeCloseTo(0.9)
    expect(container.querySelector('path')).toBeNull()
    expect(screen.getByRole('img', { name: 'Days of three hires' })).toHaveTextContent('median 20 d')
    expect(await axeViolations()).toEqual([])
  })
})

describe('A figure with rows behind it', () => {
  it('is a link by its label', async () => {
    render(<StatStrip stats={[{ label: 'Hires', value: 5, link: <a href="#hires">All hires</a> }]} />)

    expect(screen.getByRole('link', { name: 'Hires' })).toHaveAttribute('href', '#hires')
    expect(await axeViolations()).toEqual([])
  })
})
