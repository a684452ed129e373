import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, type FormEvent } from 'react'
import { axeViolations } from '../testing'
import { Button } from './button'
import { ButtonLink } from './button-link'
import { TextButton, TextLink } from './text-button'

describe('Button', () => {
  it('does not submit a form unless it says so', async () => {
    const submit = jest.fn((event: FormEvent) => event.preventDefault())
    render(
      <form onSubmit={submit}>
        <Button>Add</Button>
        <Button type="submit">Save</Button>
      </form>,
    )

    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    expect(submit).not.toHaveBeenCalled()

    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(submit).toHaveBeenCalledTimes(1)
  })

  it('works with Enter and Space', async () => {
    const press = jest.fn()
    render(<Button onClick={press}>Go</Button>)

    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')

    expect(press).toHaveBeenCalledTimes(2)
  })

  it('says what it is doing while busy, keeps the focus and swallows presses', async () => {
    const press = jest.fn()
    const submit = jest.fn((event: FormEvent) => event.preventDefault())
    const { rerender } = render(
      <form onSubmit={submit}>
        <Button type="submit" onClick={press} busyLabel="Subscribing…">
          Subscribe
        </Button>
      </form>,
    )
    screen.getByRole('button', { name: 'Subscribe' }).focus()

    rerender(
      <form onSubmit={submit}>
        <Button type="submit" onClick={press} busyLabel="Subscribing…" busy>
          Subscribe
        </Button>
      </form>,
    )
    const busy = screen.getByRole('button', { name: 'Subscribing…' })
    await userEvent.click(busy)
    await userEvent.keyboard('{Enter}')

    expect(busy).toHaveFocus()
    expect(busy).toHaveAttribute('aria-disabled', 'true')
    expect(press).not.toHaveBeenCalled()
    expect(submit).not.toHaveBeenCalled()
  })

  it('keeps its own name while busy when no other is given', () => {
    render(<Button busy>Save</Button>)
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('lets an aria-disabled button explain itself on press', async () => {
    const press = jest.fn()
    render(
      <Button aria-disabled="true" onClick={press}>
        Sign In
      </Button>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
    expect(press).toHaveBeenCalledTimes(1)
  })

  it('names an icon by its label, and forwards its ref', () => {
    const ref = createRef<HTMLButtonElement>()
    render(
      <Button ref={ref} iconOnly label="More" variant="quiet">
        <svg aria-hidden="true" />
      </Button>,
    )
    expect(screen.getByRole('button', { name: 'More' })).toBe(ref.current)
  })
})

describe('ButtonLink', () => {
  it('is a link, also through the one child that it lends its look to', async () => {
    const { container } = render(
      <>
        <ButtonLink href="/here">Here</ButtonLink>
        <ButtonLink asChild variant="secondary">
          <a href="/there" data-router="yes">
            There
          </a>
        </ButtonLink>
        <TextLink href="/all">View all</TextLink>
        <TextLink asChild>
          <a href="/more">View more</a>
        </TextLink>
        <TextButton>Expand</TextButton>
      </>,
    )
    const there = screen.getByRole('link', { name: 'There' })
    expect(screen.getByRole('link', { name: 'Here' })).toHaveAttribute('href', '/here')
    expect(there).toHaveAttribute('data-router', 'yes')
    expect(getComputedStyle(there).display).toBe('inline-flex')
    expect(getComputedStyle(screen.getByRole('link', { name: 'View more' })).display).toBe('inline-flex')
    expect(screen.getByRole('button', { name: 'Expand' })).toHaveAttribute('type', 'button')
    expect(await axeViolations(container)).toEqual([])
  })
})
