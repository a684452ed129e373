import { check } from '../../../checks/check'
import task from './ldap-filter.template'

type Test = (entry: Readonly<Record<string, string>>) => boolean

/** Reads a filter by the grammar of RFC 4515, as far as it is used here. */
function filterOf(text: string): Test {
  let at = 0
  const take = (wanted: string) => {
    if (text.charAt(at) !== wanted) throw new Error(`No filter: ${text}`)
    at++
  }
  const filter = (): Test => {
    take('(')
    const operator = text.charAt(at)
    const parts: Test[] = []
    if ('&|!'.includes(operator)) {
      at++
      while (text.charAt(at) === '(') parts.push(filter())
      take(')')
      if (operator === '!' && parts.length !== 1) throw new Error('One filter is turned round')
      if (operator === '!') return (entry) => !parts.some((part) => part(entry))
      return operator === '&'
        ? (entry) => parts.every((part) => part(entry))
        : (entry) => parts.some((part) => part(entry))
    }
    const item = text.slice(at, text.indexOf(')', at))
    at += item.length + 1
    const [name = '', value = ''] = item.split('=')
    const pattern = new RegExp(`^${value.replaceAll('*', '.*')}$`)
    return (entry) => pattern.test(entry[name] ?? '')
  }
  const whole = filter()
  if (at !== text.length) throw new Error(`More than a filter: ${text}`)
  return whole
}

/** Builds the filter and searches. */
export default check(task, {
  key: ({ entries, uid, pin }) => {
    const finds = filterOf('(&(uid=' + uid + ')(pin=' + pin + '))')
    return {
      kind: 'numeric',
      value: entries.filter((entry) => finds({ ...entry })).length,
      tolerance: { absolute: 0 },
    }
  },
})
