import type { CompanyCase } from '@tryka/domain'
import { Card, CardHead, Rows } from '@tryka/ui'
import { formatRecent } from '../../base/format'
import { Evidence } from './evidence'
import { proverOf } from './prover'
import { Quote } from './quote'

/** Another name or domain beside the present one, or a proof that nobody repeated. */
export function ChangeAsked({ company }: { company: CompanyCase }) {
  const { change, doubtedAt, waits, id } = company
  if (!change && !doubtedAt) return null
  return (
    <Card asChild>
      <section aria-labelledby={`change-${id}`}>
        <CardHead>
          <h3 id={`change-${id}`}>{waits === 'doubt' ? 'The proof is in doubt' : 'What was asked for'}</h3>
        </CardHead>
        <Rows>
          {doubtedAt && (
            <Evidence weight="look" title="The domain was not proven again">
              Its Admins were asked by mail and had 14 days; the record is not in the DNS. In doubt{' '}
              {formatRecent(doubtedAt)}
            </Evidence>
          )}
          {change?.name && (
            <Evidence weight="look" title="Another name">
              {company.name} → {change.name}
            </Evidence>
          )}
          {change?.domain && (
            <Evidence weight={change.provenAt ? 'checked' : 'look'} title="Another domain">
              {company.domain} → {change.domain}
              {change.provenAt
                ? `, proven ${change.provenBy ? `by ${proverOf(change.provenBy)}` : 'by its DNS'}, ${formatRecent(change.provenAt)}`
                : ', not proven yet'}
            </Evidence>
          )}
          {change?.end && (
            <Evidence weight="told" title={change.end.accepted ? 'Accepted' : 'Refused'}>
              {formatRecent(change.end.at)}
              {change.end.reason && <Quote by="Whoever decided">{change.end.reason}</Quote>}
            </Evidence>
          )}
        </Rows>
      </section>
    </Card>
  )
}
