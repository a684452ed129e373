import type { CheckTools } from '../../../checks/check'
import { compiles } from './refused'

/** The option that says that the compiler takes no such line. */
export const NO_TYPE = 'None, for the compiler refuses the line'

/**
 * Whether a name is of just this type: each can be assigned to the other. Where the line that declares it is refused, it is
 * of none.
 */
export const isOfType = (code: string, name: string, type: string, tools: Pick<CheckTools, 'ts'>): boolean =>
  type === NO_TYPE
    ? !compiles(code, tools)
    : compiles(
        `${code}
const forth: ${type} = ${name}
declare const given: ${type}; const back: typeof ${name} = given`,
        tools,
      )
