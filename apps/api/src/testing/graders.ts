import type { GradersConfig } from '../config'
import { builtFile } from './built'

/** One process, as it is deployed. */
export const builtGraders = (): GradersConfig => ({ file: builtFile('grader'), execArgv: [], count: 1 })
