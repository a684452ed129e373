import { check } from '../../../checks/check'
import task, { CHANGES } from './changed-keys.template'

export default check(task, {
  solutions: ({ change }) => {
    const { Name, solution } = CHANGES[change] ?? CHANGES[0]
    const ready = {
      WithRequired: 'Required',
      WithOptional: 'Partial',
      WithReadonly: 'Readonly',
      WithNull: '',
    }[Name]
    return [
      `type ${Name}<T, K extends keyof T> = Omit<T, K> & ${solution}`,
      ready
        ? `type Flat<T> = { [P in keyof T]: T[P] }
           type ${Name}<T, K extends keyof T> = Flat<Pick<T, Exclude<keyof T, K>> & ${ready}<Pick<T, K>>>`
        : `type ${Name}<T, K extends keyof T> = { [P in keyof T]: P extends K ? T[P] | null : T[P] }`,
    ]
  },
  wrong: ({ change }) => {
    const { Name, solution, wrong } = CHANGES[change] ?? CHANGES[0]
    return {
      'every property is changed': `type ${Name}<T, K extends keyof T> = ${wrong}`,
      'the others are lost': `type ${Name}<T, K extends keyof T> = ${solution}`,
      'any key will do': `type ${Name}<T, K extends PropertyKey> = Omit<T, K> & { [P in K]: unknown }`,
      'the others lose what they were': `type ${Name}<T, K extends keyof T> = { -readonly [P in Exclude<keyof T, K>]-?: T[P] } & ${solution}`,
      ...(Name === 'WithRequired'
        ? {}
        : { 'the property itself is still there': `type ${Name}<T, K extends keyof T> = T & ${solution}` }),
    }
  },
})
