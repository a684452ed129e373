import { check } from '../../../checks/check'
import task from './same-origin-urls.template'

/** Asks the parser of the URL standard. */
export default check(task, {
  option: ({ page }, url) => new URL(url).origin === new URL(page).origin,
})
