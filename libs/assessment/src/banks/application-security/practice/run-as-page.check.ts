import { check } from '../../../checks/check'
import task from './run-as-page.template'

/** Reads the headers of each answer: what is opened here, as a type that can hold a script, without a sandbox. */
export default check(task, {
  option: (_, text) => {
    const headers = new Headers(
      (text.split(' → ')[1] ?? '').split(' | ').map((line): [string, string] => {
        const [name = '', value = ''] = line.split(': ')
        return [name, value]
      }),
    )
    const type = headers.get('content-type') ?? ''
    const isOpened = headers.get('content-disposition') !== 'attachment'
    const isFree = !headers.has('content-security-policy')
    return isOpened && isFree && (type.endsWith('+xml') || type.endsWith('/html'))
  },
})
