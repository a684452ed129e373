import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useNear } from './use-near'

// jsdom lays nothing out; this observer says what the test tells it to.
class Watcher {
  static last: Watcher | undefined
  private readonly seen = new Set<Element>()
  constructor(private readonly tell: (entries: object[]) => void) {
    Watcher.last = this
  }
  observe(element: Element) {
    this.seen.add(element)
  }
  unobserve(element: Element) {
    this.seen.delete(element)
  }
  say(isIntersecting: boolean) {
    this.tell([...this.seen].map((target) => ({ target, isIntersecting })))
  }
}
const say = (near: boolean) => act(() => Watcher.last?.say(near))

function Place({ first = false, far = null }: { first?: boolean; far?: ReactNode }) {
  const { near, height, ref } = useNear<HTMLLIElement>(first)
  return (
    <li ref={ref} style={near ? undefined : { minHeight: height ?? 100 }}>
      {near ? <button type="button">Ada</button> : far}
    </li>
  )
}

describe('What is far from the screen', () => {
  beforeAll(() => Object.assign(globalThis, { IntersectionObserver: Watcher }))
  afterEach(() => jest.restoreAllMocks())
  afterAll(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'))

  it('is drawn when it comes near, and gives way again without giving up its place', () => {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 120))
    render(<Place />)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('listitem')).toHaveStyle({ minHeight: '100px' })

    say(true)
    expect(screen.getByRole('button', { name: 'Ada' })).toBeVisible()
    say(false)

    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('listitem')).toHaveStyle({ minHeight: '120px' })
  })

  it('stays as long as somebody is at it', () => {
    render(<Place first />)
    screen.getByRole('button').focus()

    say(false)
    expect(screen.getByRole('button')).toHaveFocus()
    screen.getByRole('button').blur()
    say(false)

    expect(screen.queryByRole('button')).toBeNull()
  })

  it('keeps the focus of whoever reached it by the Tab key', () => {
    render(<Place far={<a href="#ada">Ada, in short</a>} />)
    screen.getByRole('link').focus()

    say(true)
    expect(screen.getByRole('button', { name: 'Ada' })).toHaveFocus()
  })

  it('takes no focus that is elsewhere', () => {
    render(<Place far={<a href="#ada">Ada, in short</a>} />)

    say(true)
    expect(document.body).toHaveFocus()
  })
})
