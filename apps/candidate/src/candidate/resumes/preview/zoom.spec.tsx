import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildResume } from '@tryka/domain/testing'
import { candidateApiWith, openApp } from '../../../testing/open-app'
import { stepsAround } from './zoom-steps'

const pages = () => screen.getByRole('region', { name: 'Resume preview, scrollable' })
const frame = () => screen.getByTitle('Resume as it will be printed')
const button = (name: RegExp | string) => screen.getByRole('button', { name })
const scale = () => Number(/scale\((.+)\)/.exec(frame().style.transform)?.[1])

async function openPreview() {
  openApp('/candidate-dashboard?section=cv-builder&resume=r1', candidateApiWith([buildResume({ id: 'r1' })]))
  await waitFor(() => expect(pages()).toBeVisible())
}

beforeEach(() => localStorage.clear())

describe('The size of the pages', () => {
  it('goes by steps, says each, and goes back to the width', async () => {
    await openPreview()
    const fit = scale()
    expect(button('Fit the width')).toHaveAttribute('aria-disabled', 'true')

    await userEvent.click(button(/^Zoom in, now 100 %$/))
    expect(scale()).toBe(1.25)
    expect(button('Zoom in, now 125 %')).toHaveFocus()
    expect(screen.getByText('125 %')).toBeVisible()

    await userEvent.click(button('Zoom out, now 125 %'))
    await userEvent.click(button('Zoom out, now 100 %'))
    expect(scale()).toBe(0.75)
    await userEvent.click(button('Fit the width'))
    expect(scale()).toBe(fit)
  })

  it('ends at the largest step', async () => {
    await openPreview()
    for (let press = 0; press < 6; press++) await userEvent.click(button(/^Zoom in/))
    expect(scale()).toBe(3)
    expect(button('Zoom in, now 300 %')).toHaveAttribute('aria-disabled', 'true')
  })

  it('goes by keys on the pages, and leaves those of the browser alone', async () => {
    await openPreview()
    act(() => pages().focus())
    await userEvent.keyboard('+')
    expect(scale()).toBe(1.25)
    await userEvent.keyboard('--')
    expect(scale()).toBe(0.75)
    await userEvent.keyboard('{Control>}+{/Control}')
    expect(scale()).toBe(0.75)
    await userEvent.keyboard('0')
    expect(scale()).toBe(1)
  })

  it('follows two fingers, within bounds, and no plain wheel', async () => {
    await openPreview()
    const wheel = (deltaY: number, ctrlKey: boolean) => {
      const event = new WheelEvent('wheel', { deltaY, ctrlKey, bubbles: true, cancelable: true })
      act(() => void pages().dispatchEvent(event))
      return event.defaultPrevented
    }
    expect(wheel(-40, false)).toBe(false)
    expect(scale()).toBe(1)
    expect(wheel(-40, true)).toBe(true)
    expect(scale()).toBeCloseTo(Math.exp(0.2))
    wheel(-4_000, true)
    expect(scale()).toBe(4)
    wheel(4_000, true)
    expect(scale()).toBe(0.25)
  })
})

describe('The steps around a size', () => {
  it.each([
    [0.55, 0.55, { into: 0.75, out: undefined }],
    [0.65, 0.65, { into: 1, out: 0.5 }],
    [1, 0.4, { into: 1.25, out: 0.75 }],
    [0.5, 0.4, { into: 0.75, out: 0.4 }],
    [4, 1, { into: undefined, out: 3 }],
  ])('of %d in a pane that fits %d', (at, fit, steps) => expect(stepsAround(at, fit)).toMatchObject(steps))
})
