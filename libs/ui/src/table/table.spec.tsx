import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { KeyValues } from '../identity/identity'
import { axeViolations } from '../testing'
import { SortButton } from './sort-button'
import { Table, type Column } from './table'

const COLUMNS: Column<{ id: string; role: string; score: number }>[] = [
  { key: 'role', head: 'Role', cell: ({ role }) => role, rowHead: true },
  { key: 'score', head: 'Score', cell: ({ score }) => score, numeric: true },
]
const ROWS = [
  { id: 'a', role: 'Engineer', score: 94 },
  { id: 'b', role: 'Designer', score: 71 },
]

describe('Table', () => {
  it('is named by its caption and relates cells to heads', async () => {
    const { container } = render(
      <Table caption="Applications" columns={COLUMNS} rows={ROWS} rowKey={({ id }) => id} />,
    )
    expect(screen.getByRole('table', { name: 'Applications' })).toBeInTheDocument()
    expect(screen.getAllByRole('row')).toHaveLength(3)
    expect(screen.getByRole('columnheader', { name: 'Score' })).toHaveAttribute('scope', 'col')
    expect(screen.getByRole('rowheader', { name: 'Designer' })).toHaveAttribute('scope', 'row')
    expect(screen.getByRole('cell', { name: '71' })).toHaveStyle({ textAlign: 'right' })
    expect(await axeViolations(container)).toEqual([])
  })

  it('says by which head it is sorted, and asks for another order', async () => {
    const sorted = jest.fn()
    const columns = COLUMNS.map((column) =>
      column.key === 'score'
        ? {
            ...column,
            head: (
              <SortButton sorted="descending" onSort={sorted}>
                Score
              </SortButton>
            ),
            sorted: 'descending' as const,
          }
        : column,
    )
    const { container } = render(
      <Table caption="Applications" columns={columns} rows={ROWS} rowKey={({ id }) => id} />,
    )
    expect(screen.getByRole('columnheader', { name: 'Score' })).toHaveAttribute('aria-sort', 'descending')
    expect(screen.getByRole('columnheader', { name: 'Role' })).not.toHaveAttribute('aria-sort')
    await userEvent.click(screen.getByRole('button', { name: 'Score' }))
    expect(sorted).toHaveBeenCalledTimes(1)
    expect(await axeViolations(container)).toEqual([])
  })

  it('that scrolls can be reached by the keyboard', () => {
    render(<Table caption="Wide" narrow="scroll" columns={COLUMNS} rows={ROWS} rowKey={({ id }) => id} />)
    expect(screen.getByRole('region', { name: 'Wide' })).toHaveAttribute('tabindex', '0')
  })
})

describe('KeyValues', () => {
  it('pairs terms with their values', () => {
    render(<KeyValues items={[{ label: 'Focus area', value: 'Blockchain' }]} />)
    expect(screen.getByRole('term')).toHaveTextContent('Focus area')
    expect(screen.getByRole('definition')).toHaveTextContent('Blockchain')
  })

  it('keeps entries of one name apart', () => {
    const at = 'Today, 10:00'
    const entries = ['Review started', 'Screen passed'].map((value) => ({ label: at, value }))
    render(<KeyValues items={entries} />)
    expect(screen.getAllByRole('definition')).toHaveLength(2)
  })
})
