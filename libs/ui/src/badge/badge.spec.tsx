import { render, screen, within } from '@testing-library/react'
import { Check } from 'lucide-react'
import { Logo } from '../logo/logo'
import { StatStrip } from '../stat-strip/stat-strip'
import { axeViolations } from '../testing'
import { Avatar, initials } from './avatar'
import { Badge } from './badge'
import { Hallmark } from './hallmark'
import { StatusDot } from './status-dot'
import { Tryk } from './tryk'

describe('initials', () => {
  it.each([
    ['Ananya Rao', 'AR'],
    ['  jean-luc   van der picard ', 'JP'],
    ['Plato', 'P'],
    ['अनन्या राव', 'अर'],
    ['', ''],
  ])('of %p are %p', (name, letters) => {
    expect(initials(name)).toBe(letters)
  })
})

describe('Tryk', () => {
  it('writes thousands, the sign of a reward and always the unit', () => {
    render(
      <>
        <Tryk amount={1240} />
        <Tryk amount={50} signed />
      </>,
    )
    expect(screen.getByText('1,240 TRYK')).toBeInTheDocument()
    expect(screen.getByText('+50 TRYK')).toBeInTheDocument()
  })
})

describe('StatStrip', () => {
  it('is a list of terms with their numbers', () => {
    render(
      <StatStrip stats={[{ label: 'Skills Verified', value: 8, note: '1 under review', strand: 'satya' }]} />,
    )
    const cell = screen.getByRole('term').parentElement ?? document.body
    expect(within(cell).getByRole('term')).toHaveTextContent('Skills Verified')
    expect(
      within(cell)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['8', '1 under review'])
  })
})

describe('Display parts', () => {
  it('speak in words, keep decoration silent, and have no accessibility faults', async () => {
    const { container } = render(
      <>
        <Logo label="Tryka" />
        <Badge tone="satya" icon={Check}>
          Verified
        </Badge>
        <Hallmark>Recorded</Hallmark>
        <StatusDot tone="open">Applied</StatusDot>
        <Avatar name="Ananya Rao" />
        <StatStrip stats={[{ label: 'Applications', value: 12 }]} />
      </>,
    )
    expect(screen.getByRole('img', { name: 'Tryka' })).toBeInTheDocument()
    expect(screen.getByText('AR')).toHaveAttribute('aria-hidden', 'true')
    expect(
      [...container.querySelectorAll('svg')].every((svg) => svg.getAttribute('aria-hidden') === 'true'),
    ).toBe(true)
    expect(await axeViolations(container)).toEqual([])
  })
})
