import type { Locator, Page } from '@playwright/test'

/** Everything that can be pressed, and is not a link: links are followed by name elsewhere. */
const PRESSABLE = 'button:visible, [role=switch]:visible, [role=tab]:visible'

interface Control {
  index: number
  name: string
}

/** One control of a kind stands for all: those of other rows differ by a name or a number alone. */
export const kindOf = (name: string, names: readonly string[]): string =>
  names
    .reduce((text, each) => text.replaceAll(each, '…'), name)
    .replace(/\s*:.*$/, '')
    .replace(/[\d…][\d,.…]*/g, '#')

/** What is switched off, or is chosen already and so has nothing to do. */
const IDLE = ':disabled, [aria-disabled=true], [aria-pressed=true], [aria-selected=true], [aria-current]'

/** What can be pressed in a part of the page now, with its name. */
export async function controlsOf(part: Locator): Promise<Control[]> {
  const names = await part
    .locator(PRESSABLE)
    .evaluateAll(
      (all, idle) =>
        all.map((each) =>
          each.matches(idle) ? '' : (each.getAttribute('aria-label') ?? each.textContent).trim(),
        ),
      IDLE,
    )
  return names.flatMap((name, index) => (name ? [{ index, name }] : []))
}

export const controlAt = (part: Locator, { index }: Control): Locator => part.locator(PRESSABLE).nth(index)

interface AnswerWatch {
  answers: number
  at: number
  /** Requests and parts of the program that are on their way. */
  pending: number
}

/** Counts what a press can bring about: a request, or a change of the page or its address. */
export async function watchAnswers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watch: AnswerWatch = { answers: 0, at: 0, pending: 0 }
    Object.assign(window, { answerWatch: watch })
    const note = () => {
      watch.answers += 1
      watch.at = performance.now()
    }
    const begin = () => {
      watch.pending += 1
      note()
    }
    const end = () => {
      watch.pending -= 1
      note()
    }
    const ask = window.fetch
    window.fetch = (...args) => {
      begin()
      return ask(...args).finally(end)
    }
    const push = history.pushState.bind(history)
    history.pushState = (...args) => {
      note()
      push(...args)
    }
    // Hovering and pressing leave their marks in classes and styles; those are no answer.
    const attributeFilter = [
      'aria-expanded',
      'aria-checked',
      'aria-selected',
      'aria-pressed',
      'open',
      'hidden',
    ]
    const all = { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter }
    new MutationObserver((changes) => {
      note()
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (
          node instanceof HTMLLinkElement &&
          node.rel === 'modulepreload' &&
          document.readyState === 'complete'
        ) {
          begin()
          for (const event of ['load', 'error']) node.addEventListener(event, end, { once: true })
        }
    }).observe(document, all)
  })
}

/** Waits until the page has stood still for a moment, and answers how much has happened so far. */
export async function standsStill(page: Page): Promise<number> {
  const still = await page.waitForFunction(() => {
    const { answerWatch } = window as unknown as { answerWatch: AnswerWatch }
    const still = answerWatch.pending === 0 && performance.now() - answerWatch.at > 80
    return still ? { answers: answerWatch.answers } : undefined
  })
  return (await still.jsonValue())?.answers ?? 0
}

/** How much has happened so far. */
export const answersOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { answerWatch: AnswerWatch }).answerWatch.answers)
