import { check } from '../../../checks/check'
import task from './cross-origin-powers.template'

/** The interface that each act goes through, and what that one lets pass between origins. */
const PASSES: readonly [RegExp, boolean][] = [
  [/^Read\b/, false],
  [/with the header `X-/, false],
  [/^(Show|Run) /, true],
  [/^Submit a form/, true],
  [/GET request whose answer it cannot read/, true],
  [/^Lead|^Open/, true],
]

export default check(task, {
  option: (_, text) => PASSES.find(([pattern]) => pattern.test(text))?.[1] ?? false,
})
