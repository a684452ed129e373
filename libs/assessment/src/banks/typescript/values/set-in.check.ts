import { check } from '../../../checks/check'
import type { Parts } from './set-in.template'
import task from './set-in.template'

/** The function with a body that has `steps` and `make`, what gives the new value of the old one. */
const declared = (
  { call, isText, isUpdate }: Parts,
  body: string,
): string => `function ${call}(state, path, last) {
  const steps = ${isText ? "path.split('.')" : 'path'}
  const make = ${isUpdate ? 'last' : '() => last'}
  ${body}
}`
const COPY = 'Array.isArray(one) ? [...one] : { ...one }'
/** The way down in something that is copied, and the change at its end. */
const CHANGE = `const name = steps[steps.length - 1]
  let at = next
  for (const step of steps.slice(0, -1)) at = at[step]
  at[name] = make(at[name])
  return next`
const byRecursion = (copy: string, keepsSame: boolean): string => `const go = (one, i) => {
    if (i === steps.length) return make(one)
    const value = go(one[steps[i]], i + 1)
    ${keepsSame ? 'if (value === one[steps[i]]) return one' : ''}
    const made = ${copy}
    made[steps[i]] = value
    return made
  }
  return go(state, 0)`

export default check(task, {
  solutions: (p) => [
    declared(p, byRecursion(COPY, p.keepsSame)),
    declared(
      p,
      `const copy = (one) => ${COPY}
  const old = steps.reduce((one, step) => one[step], state)
  const value = make(old)
  ${p.keepsSame ? 'if (value === old) return state' : ''}
  const next = copy(state)
  let at = next
  steps.forEach((step, i) => {
    at[step] = i === steps.length - 1 ? value : copy(at[step])
    at = at[step]
  })
  return next`,
    ),
  ],
  wrong: (p) => ({
    'the state itself is changed': declared(p, `const next = state\n  ${CHANGE}`),
    'the top alone is copied': declared(p, `const next = { ...state }\n  ${CHANGE}`),
    'everything is copied': declared(p, `const next = JSON.parse(JSON.stringify(state))\n  ${CHANGE}`),
    'arrays become objects': declared(p, byRecursion('{ ...one }', p.keepsSame)),
    'the same value is not told from another, or is': declared(p, byRecursion(COPY, !p.keepsSame)),
  }),
})
