import type { Config } from '../config'

/** What a command tells the person who ran it; `ok: false` ends with exit code 1. */
export interface CommandResult {
  ok: boolean
  message: string
}

export type Command = (config: Config, args: string[]) => Promise<CommandResult>
