import axe from 'axe-core'
import { act } from 'react'

/** Rule ids and elements that axe finds in a rendered tree; an empty list is a pass. Colour is checked in a real browser. */
export async function axeViolations(root: Element = document.body): Promise<string[]> {
  // It takes its time, in which toasts end and seconds are counted.
  const { violations } = await act(() =>
    axe.run(root, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      rules: { 'color-contrast': { enabled: false } },
      // To tell of each element that passes how to find it takes longer than all the rest.
      resultTypes: ['violations'],
      selectors: false,
    }),
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(', ')}`)
}
