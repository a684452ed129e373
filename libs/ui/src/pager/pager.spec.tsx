import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { axeViolations } from '../testing'
import { Pager } from './pager'
import { pagesAround, pagesWithin } from './pages-around'

describe('pagesAround', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 5000, [1, 2, 0, 5000]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [50, 100, [1, 0, 49, 50, 51, 0, 100]],
    [100, 100, [1, 0, 99, 100]],
  ])('of page %d of %d are %j', (page, pageCount, expected) => {
    expect(pagesAround(page, pageCount)).toEqual(expected)
  })
})

describe('pagesWithin', () => {
  it.each([
    [1, 32, [1, 2, 3]],
    [2, 32, [1, 2, 3]],
    [5, 32, [4, 5, 6]],
    [32, 32, [30, 31, 32]],
    [1, 2, [1, 2]],
  ])('of page %d of %d are %j', (page, pageCount, expected) => {
    expect(pagesWithin(page, pageCount, 3)).toEqual(expected)
  })
})

function List() {
  const [page, setPage] = useState(1)
  return <Pager page={page} pageCount={2} onPageChange={setPage} summary={`Page ${page} of 2`} />
}

describe('Pager', () => {
  it('moves on, keeps the focus at the end, and goes no further', async () => {
    const { container } = render(<List />)
    const next = screen.getByRole('button', { name: 'Next' })
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true')

    await userEvent.click(next)
    await userEvent.click(next)

    expect(screen.getByText('Page 2 of 2')).toBeInTheDocument()
    expect(next).toHaveFocus()
    expect(next).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    expect(await axeViolations(container)).toEqual([])
  })

  it('leaps to the ends where only neighbouring pages are shown, and not where all are', async () => {
    const turned = jest.fn()
    const { rerender } = render(<Pager page={5} pageCount={9} windowSize={3} onPageChange={turned} />)

    await userEvent.click(screen.getByRole('button', { name: 'First page' }))
    await userEvent.click(screen.getByRole('button', { name: 'Last page' }))
    expect(turned.mock.calls).toEqual([[1], [9]])

    rerender(<Pager page={9} pageCount={9} windowSize={3} onPageChange={turned} />)
    const last = screen.getByRole('button', { name: 'Last page' })
    expect(last).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(last)
    expect(turned).toHaveBeenCalledTimes(2)

    for (const props of [{ pageCount: 3, windowSize: 3 }, { pageCount: 9 }]) {
      rerender(<Pager page={1} {...props} onPageChange={turned} />)
      expect(screen.queryByRole('button', { name: /page$/ })).toBeNull()
    }
  })
})
