import type { Abi } from 'viem'
import { decodeErrorResult, decodeEventLog, decodeFunctionResult } from 'viem/utils'

/** Bytes as viem writes them. */
export type Hex = `0x${string}`
/** Names of addresses that somebody knows. */
export type NameOf = (address: string) => string

/** Characters of what is told of one step. */
const MOST_OUTPUT = 4_000
/**
 * Bytes that are read as values. Whoever writes a contract chooses its types too, and data may point to itself: a list of
 * lists of one text is thousands of times as long when it is read.
 */
const MOST_DATA = 1_024
const isTooLong = (data: Hex): boolean => data.length > 2 + 2 * MOST_DATA
const ADDRESS = /^0x[0-9a-fA-F]{40}$/

/** A value as it is written in cases: whole numbers in decimals, addresses by name, several in brackets. */
export function valueText(value: unknown, nameOf: NameOf): string {
  if (Array.isArray(value)) return `[${value.map((one) => valueText(one, nameOf)).join(', ')}]`
  if (typeof value === 'object' && value !== null) return valueText(Object.values(value), nameOf)
  const text = String(value)
  return ADDRESS.test(text) ? nameOf(text) : text
}

const listed = (values: unknown, nameOf: NameOf): string => {
  const all: readonly unknown[] = Array.isArray(values) ? values : Object.values(values ?? {})
  return all.map((one) => valueText(one, nameOf)).join(', ')
}

/** What a function gave; `ok` where it gives nothing. */
export function returnedText(abi: Abi, functionName: string, data: Hex, nameOf: NameOf): string {
  const outputs = abi.find((one) => one.type === 'function' && one.name === functionName)
  const count = outputs && 'outputs' in outputs ? outputs.outputs.length : 0
  if (count === 0) return 'ok'
  if (isTooLong(data)) return 'an answer that is too long to be read'
  try {
    const given: unknown = decodeFunctionResult({ abi, functionName, data })
    return (count > 1 ? listed(given, nameOf) : valueText(given, nameOf)).slice(0, MOST_OUTPUT)
  } catch {
    return 'no answer that could be read'
  }
}

/** Why something was undone, by the errors that all contracts together declare. */
export function revertedText(abi: Abi, data: Hex, nameOf: NameOf): string {
  if (data === '0x') return 'reverts'
  if (isTooLong(data)) return `reverts ${data}`.slice(0, MOST_OUTPUT)
  try {
    const { errorName, args = [] } = decodeErrorResult({ abi, data }) as { errorName: string; args?: unknown }
    const [first] = args as unknown[]
    if (errorName === 'Error') return `reverts ${JSON.stringify(first)}`.slice(0, MOST_OUTPUT)
    if (errorName === 'Panic') return `panics 0x${BigInt(String(first)).toString(16).padStart(2, '0')}`
    return `reverts ${errorName}(${listed(args, nameOf)})`.slice(0, MOST_OUTPUT)
  } catch {
    return `reverts ${data}`.slice(0, MOST_OUTPUT)
  }
}

/** An event as it is written in cases. */
export function eventText(abi: Abi, topics: readonly Hex[], data: Hex, nameOf: NameOf): string {
  if (isTooLong(data)) return 'an event that is too long to be read'
  try {
    const [signature, ...indexed] = topics
    const event = decodeEventLog({
      abi,
      data,
      topics: signature ? [signature, ...indexed] : [],
      strict: false,
    })
    return `${event.eventName ?? ''}(${listed(event.args ?? [], nameOf)})`.slice(0, MOST_OUTPUT)
  } catch {
    return 'an event that nobody declared'
  }
}
