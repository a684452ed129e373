import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '@tryka/app-shell'
import { listSharedJobs, type SharedJob } from '@tryka/domain'
import { Button, Card, CardHead, CopyButton, RowItem, Rows, SrOnly, Text, TextLink } from '@tryka/ui'
import { Link } from '../../base/address/placed-link'
import { counted, formatListDate } from '../../base/format/format'
import { useAskedBack } from '../../base/share/use-share'
import { sectionPath } from '../parts/address'
import { RowLine, RowText } from '../parts/rows'

/** Jobs that the person shares; nothing is shown while there are none. */
export function SharedJobs() {
  const shared = useQuery(endpointQuery(listSharedJobs))
  const items = shared.data?.items ?? []
  if (items.length === 0) return null
  return (
    <Card asChild>
      <section aria-labelledby="shared-jobs">
        <CardHead>
          <h2 id="shared-jobs">Jobs you share</h2>
        </CardHead>
        <Rows>
          {items.map((job) => (
            <SharedRow key={job.id} job={job} />
          ))}
        </Rows>
      </section>
    </Card>
  )
}

function SharedRow({ job }: { job: SharedJob }) {
  const { id, title, company, url, sharedAt, visits, applied } = job
  return (
    <RowItem>
      <RowLine>
        <RowText>
          <Text size="sm" tone={1}>
            {url ? (
              <TextLink asChild>
                <Link to={sectionPath('opportunities', { job: id })}>{title}</Link>
              </TextLink>
            ) : (
              <b>{title}</b>
            )}
          </Text>
          <Text size="xs" tone={3}>
            {company}
          </Text>
          <Text size="xs" tone={3}>
            {counted(visits, 'visit')}, {applied} applied, shared {formatListDate(sharedAt)}
            {!url && ', closed'}
          </Text>
        </RowText>
        {url ? (
          <CopyButton text={url} label="Copy link" variant="quiet" copiedLabel="Link copied" />
        ) : (
          <TakeBack job={job} />
        )}
      </RowLine>
    </RowItem>
  )
}

/** A closed job has no page from which its link could be taken back. */
function TakeBack({ job }: { job: SharedJob }) {
  const { ask, dialog } = useAskedBack(job.id, 'closed')
  return (
    <>
      <Button variant="quiet" size="sm" onClick={ask}>
        Take the link back<SrOnly> for {job.title}</SrOnly>
      </Button>
      {dialog}
    </>
  )
}
