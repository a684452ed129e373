import { Like } from 'typeorm'
import type { z } from 'zod'
import type { Template } from '@tryka/assessment'
import type { MoveTemplate, TemplateHealth, TemplateMoved, TemplatesHealth, TrackSlug } from '@tryka/domain'
import { LIVE_MARKET_ID, TEMPLATE_RULES, TRACKS } from '@tryka/domain'
import type { Database } from '../../../../db/database'
import type { Audit } from '../../../../services/audit/audit'
import type { Changes } from '../../core/change'
import { nothingHere } from '../../core/errors'
import type { By } from '../../core/administrator'
import { TemplateStateEntity } from '../appeal.table'
import type { OfferedTracks } from '../offered-tracks'
import { moveTemplate, standingOf } from '../template-standings'
import { TEMPLATES } from './appeal-desk'
import { countsOf } from './template-counts'

interface Deps {
  db: Database
  changes: Changes
  audit: Audit
  offered: OfferedTracks
}

/** What a person has to look at comes first. */
const ORDER: readonly TemplateHealth['standing'][] = ['suspect', 'active', 'pilot', 'draft', 'retired']

/** The templates of tasks, how people do with them, and which are given out. */
export class TemplatesService {
  constructor(private readonly deps: Deps) {}

  /** Those with enough answers, and every one that was moved. */
  async list(track: TrackSlug): Promise<TemplatesHealth> {
    const { read } = this.deps.db
    const bank = this.deps.offered.bankOf(track)
    const [moved, { counts, answers }] = await Promise.all([
      read.findBy(TemplateStateEntity, { templateId: Like(`${track}/%`) }),
      countsOf(read, track),
    ])
    const items = (bank?.templates ?? []).flatMap((template): TemplateHealth[] => {
      const state = moved.find(({ templateId }) => templateId === template.id)
      const { shown = 0, right = 0, medianSeconds = null } = counts.get(template.id) ?? {}
      if (!state && shown < TEMPLATE_RULES.answers) return []
      const { id, topic, grade } = template
      const standing = standingOf(template, state)
      const why = { reason: state?.reason ?? null, by: state?.by ?? null, at: state?.at ?? null }
      return [{ id, topic, grade, standing, ...why, shown, right, medianSeconds }]
    })
    const rank = ({ standing }: TemplateHealth) => ORDER.indexOf(standing)
    return { items: items.sort((x, y) => rank(x) - rank(y) || (x.id < y.id ? -1 : 1)), answers }
  }

  async move(
    id: string,
    { state: to, reason }: z.output<typeof MoveTemplate>,
    { actor, request }: By,
  ): Promise<z.input<typeof TemplateMoved>> {
    const { changes, audit } = this.deps
    const template = this.find(id)
    return changes.run(LIVE_MARKET_ID, { lock: TEMPLATES }, async (change) => {
      const row = await moveTemplate(change, template, { to, reason, by: actor, actor: 'platform' })
      const { manager } = change
      const details = { state: to, reason }
      await audit.recordWith(manager, { actor, action: 'template.moved', target: id, details, request })
      return { id, standing: row.state, reason, by: row.by, at: row.at }
    })
  }

  /** Of the tracks that can be taken. */
  private find(id: string): Template {
    const track = TRACKS.find(({ slug }) => id.startsWith(`${slug}/`))
    const bank = track && this.deps.offered.bankOf(track.slug)
    const template = bank?.templates.find((one) => one.id === id)
    if (!template) throw nothingHere('This template')
    return template
  }
}
