import { join } from 'node:path'
import type { GradersConfig } from '../config'

/** The source, as Node runs it in specs. A folder of its own has no packages, so the loader is named by its address. */
export const graderSource: GradersConfig = {
  file: join(__dirname, '..', 'grader.ts'),
  execArgv: ['--import', require.resolve('tsx')],
  count: 1,
}
