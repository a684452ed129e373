import { EyeOff, Link2 } from 'lucide-react'
import { useId } from 'react'
import {
  claimCertificate,
  COMPLETION_WORDS,
  listCertificates,
  OPEN_TRACKS,
  TRACKS,
  type OwnCertificate,
} from '@tryka/domain'
import { Badge, Button, Card, CardHead, RowItem, Rows, SrOnly, Text } from '@tryka/ui'
import { Link } from '../../../base/address/placed-link'
import { useChange, useRead } from '../../../base/calls/calls'
import { counted, formatDate } from '../../../base/format/format'
import { usePlace } from '../../../base/place/place'
import { sectionPath } from '../address'
import { RowLine, RowText } from '../rows'
import { CertificateMenu } from './certificate-menu'

type Path = OwnCertificate['path']

/** Of each path the one that counts, and else the last that counted; what gave its place to another is no news. */
function shownOf(items: readonly OwnCertificate[]): OwnCertificate[] {
  const paths = [...new Set(items.map(({ path }) => path.id))]
  return paths.flatMap((id) => {
    const own = items.filter(({ path, state }) => path.id === id && state !== 'superseded')
    return own.find(({ state }) => state === 'active') ?? own[0] ?? []
  })
}

/** Certificates of completion, and paths that could have one. Nothing is there before a path is finished. */
export function CertificatesCard() {
  const id = useId()
  const { isDemo } = usePlace()
  const { data } = useRead(listCertificates, {}, { enabled: !isDemo })
  if (!data || data.items.length + data.finished.length === 0) return null
  const shown = shownOf(data.items)
  const open = data.finished.filter((path) => !shown.some((one) => one.path.id === path.id))
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <CardHead>
          <h2 id={id}>Certificates of completion</h2>
        </CardHead>
        <Rows>
          {shown.map((certificate) => (
            <Certificate
              key={certificate.id}
              certificate={certificate}
              canClaim={data.finished.some((path) => path.id === certificate.path.id)}
            />
          ))}
          {open.map((path) => (
            <RowItem key={path.id}>
              <RowLine>
                <RowText>
                  <b>{path.title}</b>
                  <Text size="sm">Every module is passed. No certificate was issued yet.</Text>
                </RowText>
                <Claim path={path} />
              </RowLine>
            </RowItem>
          ))}
        </Rows>
      </section>
    </Card>
  )
}

function Certificate({ certificate, canClaim }: { certificate: OwnCertificate; canClaim: boolean }) {
  const { path, modules, finishedAt, state, visibility, reason, recorded, track } = certificate
  const isActive = state === 'active'
  const isShared = visibility === 'shared'
  const skill = TRACKS.find(({ slug }) => slug === track && OPEN_TRACKS.includes(slug))?.skill
  return (
    <RowItem>
      <RowLine>
        <RowText>
          <div>
            <b>{path.title}</b>
            <Text size="xs" tone={3}>
              {COMPLETION_WORDS}
            </Text>
          </div>
          <Text size="sm">
            {counted(modules.length, 'module')} passed, the last on {formatDate(finishedAt)}.{' '}
            {isActive
              ? `${recorded}.`
              : reason === 'holder_request'
                ? 'You withdrew the certificate.'
                : 'The certificate was withdrawn by the platform.'}
          </Text>
          {isActive && track && skill && (
            <Text size="sm">
              To prove the skill: <Link to={sectionPath('skills', { track })}>the {skill} assessment</Link>.
            </Text>
          )}
        </RowText>
        {isActive ? (
          <>
            <Badge tone="outline" icon={isShared ? Link2 : EyeOff}>
              {isShared ? 'Shared by link' : 'Private'}
            </Badge>
            <CertificateMenu certificate={certificate} />
          </>
        ) : (
          canClaim && <Claim path={path} />
        )}
      </RowLine>
    </RowItem>
  )
}

function Claim({ path: { id, title } }: { path: Path }) {
  const claim = useChange((api, _args: undefined) => api.call(claimCertificate, { body: { path: id } }), {
    done: () => 'Certificate issued',
    text: () => `${title}: private until you share it.`,
    failed: 'The certificate could not be issued. Try again.',
  })
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={claim.isPending}
      busyLabel="Issuing…"
      onClick={() => claim.mutate(undefined)}
    >
      Get the certificate<SrOnly>: {title}</SrOnly>
    </Button>
  )
}
