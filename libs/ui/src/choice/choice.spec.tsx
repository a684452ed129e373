import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { axeViolations } from '../testing'
import { Checkbox, Radio } from './checkbox'
import { ChipRadioGroup, ChipToggleGroup } from './chip-toggle-group'
import { ChoiceGroup } from './choice-group'
import { Segments } from './segments'
import { Switch } from './switch'

const FIELDS = [
  { value: 'ai', label: 'AI' },
  { value: 'chain', label: 'Blockchain' },
  { value: 'ops', label: 'DevOps' },
] as const
type FieldName = (typeof FIELDS)[number]['value']

function Chips({ onValueChange }: { onValueChange: (value: FieldName[]) => void }) {
  const [value, setValue] = useState<FieldName[]>(['ops'])
  return (
    <ChipToggleGroup
      legend="Interests"
      hint="Choose any."
      error="Choose one at least."
      options={FIELDS}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        onValueChange(next)
      }}
    />
  )
}

function Cards() {
  const [value, setValue] = useState<'seeker' | 'employer'>('seeker')
  return (
    <ChoiceGroup
      legend="I am joining as"
      value={value}
      onValueChange={setValue}
      options={[
        { value: 'seeker', label: 'Job Seeker', description: 'Get matched' },
        { value: 'employer', label: 'Employer' },
      ]}
    />
  )
}

describe('ChipToggleGroup', () => {
  it('is a described group of checkboxes whose value keeps the order of the options', async () => {
    const changed = jest.fn()
    render(<Chips onValueChange={changed} />)
    const group = screen.getByRole('group', { name: 'Interests' })
    expect(group).toHaveAccessibleDescription('Choose any. Error: Choose one at least.')
    expect(within(group).getByRole('checkbox', { name: 'DevOps' })).toBeChecked()

    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(changed).toHaveBeenLastCalledWith(['ai', 'ops'])

    await userEvent.click(screen.getByRole('checkbox', { name: 'DevOps' }))
    expect(changed).toHaveBeenLastCalledWith(['ai'])
  })
})

describe('ChipRadioGroup', () => {
  it('has exactly one chip on', async () => {
    const changed = jest.fn()
    render(<ChipRadioGroup legend="Topic" options={FIELDS} value="ai" onValueChange={changed} />)
    await userEvent.click(screen.getByRole('radio', { name: 'Blockchain' }))
    expect(changed).toHaveBeenCalledWith('chain')
  })
})

describe('ChoiceGroup', () => {
  it('moves with the arrows between real radios', async () => {
    render(<Cards />)
    await userEvent.tab()
    expect(screen.getByRole('radio', { name: /Job Seeker/ })).toHaveFocus()

    await userEvent.keyboard('{ArrowRight}')

    expect(screen.getByRole('radio', { name: 'Employer' })).toBeChecked()
    expect(screen.getByRole('radio', { name: /Job Seeker/ })).not.toBeChecked()
  })
})

describe('Switch', () => {
  it('turns with Space and is named by its words', async () => {
    const changed = jest.fn()
    render(<Switch label="Visible to recruiters" checked={false} onCheckedChange={changed} />)
    const turn = screen.getByRole('switch', { name: 'Visible to recruiters' })
    expect(turn).not.toBeChecked()

    turn.focus()
    await userEvent.keyboard(' ')

    expect(changed).toHaveBeenCalledWith(true)
  })
})

describe('Segments', () => {
  it('says which view is in use', async () => {
    const changed = jest.fn()
    const options = [
      { value: 'board', label: 'Board' },
      { value: 'list', label: 'List' },
    ]
    render(<Segments label="View" options={options} value="board" onValueChange={changed} />)
    expect(screen.getByRole('button', { name: 'Board', pressed: true })).toBeInTheDocument()

    await userEvent.click(screen.getByRole('button', { name: 'List', pressed: false }))

    expect(changed).toHaveBeenCalledWith('list')
  })
})

describe('Choices', () => {
  it('have no accessibility faults', async () => {
    const { container } = render(
      <>
        <Checkbox label="Remember me" />
        <Radio name="place" label="Remote" />
        <Radio name="place" label="Office" defaultChecked />
        <Switch label="Visible" checked onCheckedChange={() => undefined} />
        <Chips onValueChange={() => undefined} />
        <Cards />
      </>,
    )
    expect(await axeViolations(container)).toEqual([])
  })
})
