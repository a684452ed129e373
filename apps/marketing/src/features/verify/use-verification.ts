import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, type ApiClient } from '@tryka/api-client'
import { useApi } from '@tryka/app-shell'
import type { Check, Given, Verification } from '@tryka/credentials'
import { CANNOT_CHECK, canCheck } from '../../base/credential/can-check'
import { anchorStage, secondStage, warmSecondStage } from '../../base/credential/second-stage'
import { badgeOf, bundleOf, freshList, type Brought } from './bring'
import { MOST_BYTES } from './files'
import { pinsFrom, type Known } from './pins'
import { warmReaders, withdrawnOf, type Withdrawn } from './withdrawn'

/** All that checks in the page: the stage itself, and what it fetches for images and revocations. */
const loaded = async () => {
  const [stage] = await Promise.all([import('../../base/credential/first-stage'), warmReaders()])
  return stage
}

export interface Done {
  found: Verification
  /** Who says which keys are ours. */
  by: Known['by']
  /** The library's words for the verdict. */
  line: string
  at: Date
  /** Of a revoked one, where the log says it. */
  withdrawn?: Withdrawn
  given: Given
  brought: Brought
}

export type Phase =
  | { name: 'empty' }
  | { name: 'fetching' }
  /** The checks that are in, in their order. */
  | { name: 'checking'; checks: readonly Check[] }
  | { name: 'done'; done: Done; note?: string }
  /** `again` is what may be read later: the id of a link, or what was brought. */
  | { name: 'unread'; title: string; reason: string; again?: string | Brought }

const UNCHECKED = { state: 'unknown', reason: 'The anchor could not be checked here.' } as const
const UNSHARED = {
  title: 'Nothing is shared at this address',
  reason: 'The badge may be private or erased, or the link is not whole. Ask its holder for the badge file.',
}
const UNFETCHED = {
  title: 'The badge could not be fetched',
  reason: 'Nothing was checked. Try again, or choose the badge file: that needs no network.',
}
const UNLOADED = {
  title: 'The checker could not be loaded',
  reason: 'Nothing was checked: a part of this page did not arrive. Try again, or load the page anew.',
}

/** Reads what was brought and checks it, in this browser. */
export function useVerification() {
  const api = useApi()
  const [phase, setPhase] = useState<Phase>({ name: 'empty' })
  const turn = useRef(0)

  // Offline later, all of it is here already.
  useEffect(() => {
    warmSecondStage()
    // What does not arrive is asked for again when it is needed.
    Promise.all([loaded(), pinsFrom(api)]).catch(() => undefined)
  }, [api])

  const check = useCallback(
    async (brought: Brought, note?: string): Promise<void> => {
      const own = ++turn.current
      const show = (next: Phase): void => {
        if (own === turn.current) setPhase(next)
      }
      show({ name: 'checking', checks: [] })
      if (!canCheck()) return show({ name: 'unread', title: 'Nothing was checked', reason: CANNOT_CHECK })
      const stage = await loaded().catch(() => undefined)
      if (!stage) return show({ name: 'unread', ...UNLOADED, again: brought })
      const { readGiven, verify, verdictWords } = stage
      let given: Given
      try {
        given = await readGiven(brought.input)
      } catch (error) {
        return show({ name: 'unread', title: 'This file is not a badge', reason: reasonOf(error) })
      }
      const at = new Date()
      let checks: readonly Check[] = []
      const { pins, by } = await pinsFrom(api)
      const found = await verify(brought.input, {
        pins,
        now: at,
        rdfc: secondStage,
        anchor: (of, isLogged) => anchorStage(of, isLogged).catch(() => UNCHECKED),
        onCheck: (one) => {
          checks = [...checks, one]
          show({ name: 'checking', checks })
        },
      })
      const withdrawn = found.verdict === 'revoked' ? await withdrawnOf(given, pins) : undefined
      const done = {
        found,
        by,
        line: verdictWords(found),
        at,
        given,
        brought,
        ...(withdrawn ? { withdrawn } : {}),
      }
      return show({ name: 'done', done, ...(note ? { note } : {}) })
    },
    [api],
  )

  const checkLink = useCallback(
    async (id: string) => {
      const own = ++turn.current
      setPhase({ name: 'fetching' })
      try {
        const input = await badgeOf(api, id)
        if (own === turn.current) await check({ input, id })
      } catch (error) {
        if (own !== turn.current) return
        const missing = error instanceof ApiError && [400, 404].includes(error.status)
        setPhase({
          name: 'unread',
          ...(missing ? UNSHARED : { ...UNFETCHED, again: id }),
        })
      }
    },
    [api, check],
  )

  const checkFile = useCallback(
    async (file: File) => {
      const reason = 'It is larger than 2 MiB, and no badge is.'
      if (file.size > MOST_BYTES)
        return setPhase({ name: 'unread', title: 'This file is not a badge', reason })
      return check({ input: new Uint8Array(await file.arrayBuffer()) })
    },
    [check],
  )

  const clear = useCallback(() => {
    turn.current++
    setPhase({ name: 'empty' })
  }, [])
  return { phase, check, checkLink, checkFile, clear }
}

const reasonOf = (error: unknown): string =>
  error && typeof error === 'object' && 'reason' in error ? String(error.reason) : 'It cannot be read.'

/** The same badge with what is known now: a link is fetched anew, a file is given a fresh list. */
export async function renewed(
  api: ApiClient,
  { brought, given }: Done,
): Promise<{ brought: Brought; note?: string }> {
  if (brought.id !== undefined) {
    try {
      return { brought: { ...brought, input: await badgeOf(api, brought.id) } }
    } catch {
      return { brought, note: 'The badge could not be fetched again: what was here before was checked.' }
    }
  }
  if (!given.bundled) return { brought }
  const fresh = await freshList(given)
  if (!fresh)
    return {
      brought,
      note: 'No newer list of revoked badges could be fetched: the one in the file was read.',
    }
  return { brought: { input: JSON.stringify(bundleOf(given, fresh)) } }
}
