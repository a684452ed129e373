import type { EndedPlace } from '@tryka/domain'
import { formatDate } from '../../base/format/format'

/** What became of a place that this account had: a title and a sentence. */
export function endedWords({ name, how, at }: EndedPlace): readonly [title: string, text: string] {
  const day = formatDate(at)
  switch (how) {
    case 'left':
      return [`You left ${name}`, `You left this team on ${day}. One of its Admins can invite you again.`]
    case 'removed':
      return [
        `You are no longer in the team of ${name}`,
        `You were taken off this team on ${day}. If that surprises you, ask one of its Admins.`,
      ]
    case 'closed':
      return [`${name} is closed`, `This company closed on ${day}. Its pages and its team ended with it.`]
    case 'erased':
      return ['You erased this profile', `You erased your profile on ${day}. You can begin another.`]
  }
}
