import { render, screen } from '@testing-library/react'
import { BarChart } from '../chart/bar-chart'
import { BarList } from '../chart/bar-list'
import { LineChart } from '../chart/line-chart'
import { niceTop, spread } from '../chart/scale'
import { axeViolations } from '../testing'
import { ProgressBar } from './progress-bar'
import { Ring } from './ring'
import { Score } from './score'
import { ScoreScale } from './score-scale'
import { StepMeter } from './step-meter'

describe('niceTop', () => {
  it.each([
    [0, 1],
    [7, 8],
    [52, 60],
    [96, 100],
    [101, 200],
    [0.3, 0.3],
  ])('over %d is %d', (highest, top) => {
    expect(niceTop(highest)).toBeCloseTo(top)
  })
})

describe('spread', () => {
  it('moves labels apart, keeps their order and leaves distant ones alone', () => {
    expect(spread([10, 12, 100], 16)).toEqual([10, 26, 100])
    expect(spread([12, 10], 16)).toEqual([26, 10])
  })
})

describe('Meters', () => {
  it('say their numbers, within bounds', async () => {
    const { container } = render(
      <>
        <ProgressBar label="Course progress" value={142} />
        <StepMeter reached={3} steps={4} />
        <Ring value={85} label="Profile strength 85 percent" />
        <Score value={94} noun="match" />
      </>,
    )
    expect(screen.getByRole('progressbar', { name: 'Course progress' })).toHaveAttribute(
      'aria-valuenow',
      '100',
    )
    expect(screen.getByRole('img', { name: 'Step 3 of 4' }).children).toHaveLength(4)
    expect(screen.getByRole('img', { name: 'Profile strength 85 percent' })).toHaveTextContent('85')
    expect(container).toHaveTextContent('94% match')
    expect(await axeViolations(container)).toEqual([])
  })

  it('say a score with how sure it is and where levels begin, and never draw beyond the ends', async () => {
    const levels = [
      { name: 'Beginner', begins: 350 },
      { name: 'Expert', begins: 650 },
    ]
    const { container } = render(
      <ScoreScale score={780} interval={{ low: 734, high: 826 }} range={[200, 800]} levels={levels} quiet />,
    )
    const name =
      'Score 780 on a scale from 200 to 800, likely 734 to 826. Levels begin: Beginner at 350, Expert at 650.'
    const places = [...screen.getByRole('img', { name }).querySelectorAll('i')].map((part) =>
      part.getAttribute('style'),
    )
    expect(places).toEqual([
      expect.stringMatching(/left: 89(\.00)?%; right: calc\((100% - 100(\.00)?%|0%)\)/),
      expect.stringContaining('left: 25'),
      expect.stringContaining('left: 75'),
      expect.stringContaining('left: 96.67%'),
    ])
    expect(await axeViolations(container)).toEqual([])
  })
})

describe('Charts', () => {
  it('are pictures with one sentence, and carry every number as text', async () => {
    const { container } = render(
      <>
        <BarChart
          label="Blockchain was taken 84 times and passed 62 times"
          groups={['Blockchain']}
          series={[
            { name: 'Taken', tone: 4, values: [84] },
            { name: 'Passed', tone: 1, values: [62] },
          ]}
        />
        <LineChart
          label="Issued rose from 12 to 52"
          points={['W1', 'W2']}
          series={[{ name: 'Issued', values: [12, 52] }]}
        />
        <BarList items={[{ label: 'Referrals', value: 24, text: '24%' }]} />
      </>,
    )
    const bars = screen.getByRole('img', { name: /Blockchain was taken/ })
    const heights = [...bars.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')))
    expect(heights.map((height) => Math.round((height / (heights[0] ?? 1)) * 84))).toEqual([84, 62])
    expect(bars).toHaveTextContent('84')
    expect(screen.getByRole('img', { name: 'Issued rose from 12 to 52' })).toHaveTextContent('Issued 52')
    expect(screen.getByRole('listitem')).toHaveTextContent('Referrals 24%')
    expect(await axeViolations(container)).toEqual([])
  })

  it('draw a bar for each of many groups, name some and leave the numbers to the text', () => {
    const weeks = Array.from({ length: 53 }, (_, i) => `Week ${i + 1}`)
    render(
      <BarChart
        label="A year"
        groups={weeks}
        series={[{ name: 'Sent', tone: 1, values: weeks.map(() => 3) }]}
      />,
    )
    const chart = screen.getByRole('img', { name: 'A year' })
    const bars = [...chart.querySelectorAll('rect')]
    expect(bars).toHaveLength(53)
    expect(bars.every((bar) => Number(bar.getAttribute('width')) > 0)).toBe(true)
    const texts = [...chart.querySelectorAll('text')].map(({ textContent }) => textContent)
    expect(texts.filter((text) => text?.startsWith('Week')).length).toBeLessThanOrEqual(7)
    // The axis, in whole numbers.
    expect(texts.filter((text) => !text?.startsWith('Week'))).toEqual(['0', '2', '4'])
  })

  it('draw nothing but the axes when there are no numbers', () => {
    render(<LineChart label="Nothing yet" points={[]} series={[]} />)
    expect(screen.getByRole('img', { name: 'Nothing yet' }).outerHTML).not.toMatch(/NaN|Infinity/)
  })
})
