import { Download, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useApi } from '@tryka/app-shell'
import type { Check, CheckId } from '@tryka/credentials'
import { Button, Card, CardHead, Heading, Icon, media, Stack, Text } from '@tryka/ui'
import { CheckList } from '../../base/credential/check-list'
import { VerdictBox } from '../../base/credential/verdict-box'
import { AnchorCard } from './anchor-card'
import { bundleOf, readBackFrom, type Brought } from './bring'
import { CHECKS } from './checks'
import { KEYS, REVOKED, REVOKED_COMPLETION } from './content'
import { CredentialCard } from './credential-card'
import { HolderCard } from './holder-card'
import { renewed, type Done } from './use-verification'
import { ageOf, countsOf, saidOf } from './words'

interface FindingsProps {
  done: Done
  note: string | undefined
  check: (brought: Brought, note?: string) => Promise<void>
  onOther: () => void
}

/** The verdict first, then the credential, then each check with its reason. */
export function Findings({ done, note, check, onOther }: FindingsProps) {
  const api = useApi()
  const { found, given, at, withdrawn, by, brought } = done
  const isTold = by === 'server'
  const [holder, setHolder] = useState<Check>()
  const [anchor, setAnchor] = useState<Check>()
  const [isBusy, setIsBusy] = useState(false)
  const checks = found.checks.map((one) => [holder, anchor].find((own) => own?.id === one.id) ?? one)
  const said = saidOf(found, done.line, at, withdrawn?.words)
  const again = async () => {
    setIsBusy(true)
    const next = await renewed(api, done)
    await check(next.brought, next.note)
  }
  const readBack = async (server: string) => {
    const isPassed = (id: CheckId) => found.checks.some((one) => one.id === id && one.state === 'pass')
    const answer = await readBackFrom(server, given, isPassed('log-inclusion') && isPassed('checkpoint'))
    setAnchor({ id: 'anchor', ...answer })
    return answer
  }
  const compare = async (address: string) => {
    const { identityHash } = await import('../../base/credential/first-stage')
    const fits = (await identityHash(address, found.facts?.emailSalt ?? '')) === found.facts?.emailHash
    const reason = fits ? 'The address that was typed fits.' : 'The address that was typed does not fit.'
    setHolder({ id: 'holder', state: fits ? 'pass' : 'fail', reason })
    return fits
  }
  return (
    <>
      <div role="status">
        <VerdictBox
          wide
          kind={found.verdict}
          title={said.title}
          actions={
            <>
              <Button variant="secondary" size="sm" busy={isBusy} onClick={() => void again()}>
                <Icon icon={RefreshCw} size="sm" /> {ageOf(found.asOf, at) ? 'Check now' : 'Check again'}
              </Button>
              {given.bundled && (
                <Button variant="secondary" size="sm" onClick={() => save(done)}>
                  <Icon icon={Download} size="sm" /> Download with all proofs
                </Button>
              )}
              <Button variant="secondary" size="sm" onClick={onOther}>
                Check another
              </Button>
            </>
          }
        >
          {said.text}
        </VerdictBox>
      </div>
      {note && (
        <Text size="sm" role="status">
          {note}
        </Text>
      )}
      <Halves>
        {found.facts && (
          <Stack gap={5}>
            <CredentialCard facts={found.facts} verdict={found.verdict} withdrawn={withdrawn} />
            <Text size="sm">
              {found.verdict === 'revoked' ? (
                found.facts.completion ? (
                  REVOKED_COMPLETION
                ) : (
                  REVOKED
                )
              ) : found.facts.completion ? (
                <a href="/skills#completion">What a certificate of completion says</a>
              ) : (
                <a href="/skills">What a level means and how it is measured</a>
              )}
            </Text>
          </Stack>
        )}
        <Stack gap={5}>
          <ChecksCard checks={checks} />
          {found.verdict !== 'demonstration' && (
            <Text size="sm">{KEYS[isTold && brought.id !== undefined ? 'link' : by]}</Text>
          )}
          {found.facts?.emailHash && <HolderCard compare={compare} />}
          {given.anchors.length > 0 && <AnchorCard readBack={readBack} />}
        </Stack>
      </Halves>
    </>
  )
}

/** All thirteen checks; those that are not in yet say so. */
export const ChecksCard = ({ checks }: { checks: readonly Check[] }) => (
  <Card asChild>
    <section aria-labelledby="checks-title">
      <CardHead
        action={
          <Text as="span" size="sm" tone={3}>
            {countsOf(checks)}
          </Text>
        }
      >
        <Heading as="h2" look="h4" id="checks-title">
          What was checked
        </Heading>
      </CardHead>
      <Inside>
        <CheckList checks={checks} ids={CHECKS} />
      </Inside>
    </section>
  </Card>
)

/** Saves the bundle as it was checked. */
function save({ given, found }: Done): void {
  const id = found.facts?.credentialId.replace(/^urn:uuid:/, '').replace(/[^\w-]/g, '') || 'credential'
  const url = URL.createObjectURL(new Blob([JSON.stringify(bundleOf(given))], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: `${id}.badge.json` })
  link.click()
  URL.revokeObjectURL(url)
}

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.15fr);
  gap: clamp(1.5rem, 4vw, 3.5rem);
  align-items: start;
  margin-top: var(--sp-6);
  > :only-child {
    grid-column: 1 / -1;
  }
  ${media.grid} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Inside = styled.div`
  padding: var(--sp-3) var(--sp-5);
`
