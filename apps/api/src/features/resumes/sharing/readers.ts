import type { FastifyRequest } from 'fastify'

/** What fetches pages for itself: search engines, previews of messengers, monitors, programs without a name. */
const ROBOT =
  /bot\b|bot[/;]|crawl|spider|slurp|preview|fetch|monitor|scan|lighthouse|headless|facebookexternalhit|whatsapp|telegram|skype|slack|discord|embedly|curl|wget|python|java\/|okhttp|axios|node|go-http|libwww|apache-http|ruby|perl/i

/** Whether a person most likely looks: known robots and pages that a browser loads ahead are not counted. */
export function isPerson({ method, headers }: FastifyRequest): boolean {
  const agent = headers['user-agent'] ?? ''
  const ahead = `${String(headers['sec-purpose'] ?? '')} ${String(headers['purpose'] ?? '')}`
  return method === 'GET' && agent !== '' && !ROBOT.test(agent) && !/prefetch|prerender|preview/i.test(ahead)
}
