import { QueryView } from '@tryka/app-shell'
import { COMPLETION_WORDS, type CertificateCase } from '@tryka/domain'
import { Badge, Card, CardBody, Heading, LoadingRows, Stack, Table, Text, type Column } from '@tryka/ui'
import { At, Lines } from '../../base/cells'
import { formatCount } from '../../base/format'
import { useCertificates, useRevokeCertificate } from './credentials.queries'
import { RevokeCredential } from './revoke-credential'
import { CREDENTIAL_WORDS, REVOCATION_WORDS } from './words'

const COLUMNS: Column<CertificateCase>[] = [
  {
    key: 'path',
    head: 'Path',
    rowHead: true,
    cell: ({ id, path, modules, leafIndex, withName, visibility }) => (
      <Lines style={{ minWidth: '15rem' }}>
        {path.title}, {modules} modules
        <small>{id}</small>
        <small>
          Entry {formatCount(leafIndex)}
          {visibility === 'private' && ', private'}
          {withName && ', with a name'}
        </small>
      </Lines>
    ),
  },
  {
    key: 'state',
    head: 'State',
    cell: ({ state, reason }) => (
      <Lines>
        <Badge tone={state === 'revoked' ? 'danger' : 'neutral'}>{CREDENTIAL_WORDS[state]}</Badge>
        {reason && state === 'revoked' && <small>{REVOCATION_WORDS[reason]}</small>}
      </Lines>
    ),
  },
  {
    key: 'issued',
    head: 'Issued',
    cell: ({ issuedAt, endedAt }) => (
      <Lines>
        <At at={issuedAt} />
        {endedAt && (
          <small>
            Ended <At at={endedAt} />
          </small>
        )}
      </Lines>
    ),
  },
  { key: 'revoke', head: 'Change', cell: (one) => <RevokeOne certificate={one} /> },
]

/** Certificates of completion of the same search, the latest fifty. */
export function CertificateList({ q }: { q: string }) {
  const query = useCertificates(q)
  return (
    <Stack gap={3}>
      <Heading as="h2" look="h4">
        Certificates of completion
      </Heading>
      <Text size="sm">{COMPLETION_WORDS}. The latest fifty.</Text>
      <QueryView
        query={query}
        loading={<LoadingRows label="Loading certificates" />}
        boxed
        errorText="The certificates could not be loaded. Check your connection, then try again."
      >
        {({ items }) =>
          items.length === 0 ? (
            <Card>
              <CardBody>
                <Text size="sm">{q ? 'None of that address or id.' : 'None was issued yet.'}</Text>
              </CardBody>
            </Card>
          ) : (
            <Table
              caption="Certificates of completion"
              columns={COLUMNS}
              rows={items}
              rowKey={({ id }) => id}
              narrow="scroll"
            />
          )
        }
      </QueryView>
    </Stack>
  )
}

/** Nothing where it ended already. */
function RevokeOne({ certificate }: { certificate: CertificateCase }) {
  const { id, path, state } = certificate
  const revoke = useRevokeCertificate(certificate)
  return state === 'active' && <RevokeCredential what={`${path.title}, ${id}`} revoke={revoke} />
}
