import type { Browser, BrowserContext } from '@playwright/test'
import { createPosting, publishPosting, setPreferences } from '@tryka/domain'
import { buildPostingDraft } from '@tryka/domain/testing'
import { pageClient } from '../support/page-client'
import { makeCompany, proveDomain, verify, welcomed, type World } from './strangers'

/** A verified company with one open job, and its Admin in a browser of his own. */
export async function hiringCompany(
  browser: Browser,
  context: BrowserContext,
  world: World,
  word: string,
  title: string,
) {
  const { places, mailbox } = world
  const id = `${word.toLowerCase()}-${process.pid}-${Date.now().toString(36)}`
  const [name, domain] = [`${word} ${id}`, `${id}.com`]
  const ben = await welcomed(browser, world, `ben@${domain}`)
  const place = await makeCompany(ben.page, name, domain)
  await proveDomain(ben.page, mailbox, `jobs@${domain}`)
  await verify(context, places, name)
  // A journey runs at any hour; what is not urgent would wait for the morning.
  await pageClient(ben.page, places).call(setPreferences, { body: { quietHours: null } })
  const team = pageClient(ben.page, places).at(place)
  const closesAt = new Date(Date.now() + 30 * 86_400_000).toISOString()
  const draft = await team.call(createPosting, { body: buildPostingDraft({ title, closesAt }) })
  const params = { id: draft.id }
  const { publicPath } = await team.call(publishPosting, { params, body: { version: draft.version } })
  if (!publicPath) throw new Error('The posting has no public page')
  return { name, domain, ben, place, team, postingId: draft.id, publicPath }
}
