import type { ChildProcess } from 'node:child_process'

/** The built API with the apps that it serves, over an empty database in `dataDir` and without limits. */
export function startBuiltApi(options: { port: number; dataDir: string }): Promise<ChildProcess>
