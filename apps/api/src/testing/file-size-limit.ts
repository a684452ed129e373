import { execFileSync } from 'node:child_process'

/**
 * From here on the process may not write a file beyond so many bytes, as if the disk had ended there: the kernel
 * refuses. Needs no rights, and can be lifted again.
 */
export const limitFileSize = (pid: number, bytes: number | 'unlimited'): void =>
  void execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`])
