#!/usr/bin/env node
/// <reference types="node" />
import { monitor } from './monitor'
import { verifyFile } from './verify-file'

/** Keys that the package was made with. */
declare const __VITE_PINS__: string | undefined
const own = typeof __VITE_PINS__ === 'undefined' ? '' : __VITE_PINS__

const args = process.argv.slice(2)
const answer =
  args[0] === 'monitor'
    ? await monitor(args.slice(1))
    : await verifyFile(args, { ...process.env, ...(own ? { VITE_PINS: own } : {}) }, new Date())
console.log(answer.text)
process.exitCode = answer.code
