import { RotateCcw } from 'lucide-react'
import { styled } from 'styled-components'
import type { Verification } from '@tryka/credentials'
import { Badge, Button, CopyButton, Hallmark, Heading, Icon, Text } from '@tryka/ui'
import { BadgePicture } from '../../../base/credential/badge-picture'
import {
  Certificate,
  CertificateRows,
  CertificateScore,
  CertificateTop,
  CertificateWords,
  grouped,
  Hash,
} from '../../../base/credential/certificate'
import { CheckList } from '../../../base/credential/check-list'
import { VerdictBox } from '../../../base/credential/verdict-box'
import type { Breakage } from './ways'
import { DONE, SHOWN } from './content'
import { LEAF_HASH } from './leaf-hash'

const BAD_WORDS = { 'not-genuine': 'Not genuine', revoked: 'Revoked' } as const
const badWord = ({ verdict }: Verification): string | undefined =>
  verdict === 'not-genuine' || verdict === 'revoked' ? BAD_WORDS[verdict] : undefined

interface PanelProps {
  breakage?: Breakage | undefined
  /** What the checks said of it. */
  found: Verification
}

/** The badge as it now is: what was changed is underlined. */
export function BadgeCard({ breakage, found }: PanelProps) {
  const word = badWord(found)
  return (
    <Certificate>
      <CertificateTop>
        <CertificateWords>
          <div>
            {word ? <Bad tone="danger">{word}</Bad> : found.facts && <Hallmark size="lg">Verified</Hallmark>}
          </div>
          <div>
            <Heading as="h3" look="title">
              {found.facts?.skill ?? 'Solidity'}
            </Heading>
            <Text>{found.facts?.levelName ?? 'Advanced'}, demonstration badge</Text>
          </div>
          <CertificateScore>
            <b>{breakage === 'score' ? <mark>{found.facts?.score}</mark> : found.facts?.score}</b>
            {breakage === 'score' ? 'was 612' : 'likely 566 to 658'}
          </CertificateScore>
        </CertificateWords>
        <BadgePicture faded={breakage === 'revoke'} />
      </CertificateTop>
      <CertificateRows>
        <div>
          <dt>Taken</dt>
          <dd>21 Nov 2026, 22 tasks, by nobody</dd>
        </div>
        <div>
          <dt>Valid</dt>
          <dd>until {breakage === 'until' ? <mark>21 Nov 2036</mark> : '21 Nov 2028'}</dd>
        </div>
        <div>
          <dt>Entry</dt>
          <Hash>{grouped(LEAF_HASH)}</Hash>
          <dd>
            <CopyButton text={LEAF_HASH} variant="soft" />
          </dd>
        </div>
        <div>
          <dt>Checked</dt>
          <dd>
            {word
              ? failedWords(found)
              : found.facts
                ? 'Signature, dates, revocation list and log entry'
                : 'Not in this browser'}
          </dd>
        </div>
      </CertificateRows>
    </Certificate>
  )
}

const failures = ({ checks }: Verification): number => checks.filter(({ state }) => state === 'fail').length
const failedWords = (found: Verification): string => {
  const count = failures(found)
  return `${count} ${count === 1 ? 'check' : 'checks'} failed`
}

/** The verdict, and each check with what it found. */
export function Findings({ breakage, found, onMend }: PanelProps & { onMend: () => void }) {
  const word = badWord(found)
  const noticed = failures(found)
  return (
    <>
      <div role="status">
        {word ? (
          <VerdictBox
            kind={found.verdict}
            title={word}
            actions={
              <Button variant="secondary" size="sm" onClick={onMend}>
                <Icon icon={RotateCcw} size="sm" /> Put it back
              </Button>
            }
          >
            {breakage && DONE[breakage]}{' '}
            {noticed === 1 ? 'One check' : `${NUMBERS[noticed] ?? noticed} checks`} noticed.
          </VerdictBox>
        ) : !found.facts ? (
          <VerdictBox kind="cannot-tell" title="Not checked">
            {found.checks[0]?.reason}
          </VerdictBox>
        ) : (
          <VerdictBox kind="demonstration" title="Genuine, and a demonstration">
            All that is checked here fits. The key of its issuer is public, so it proves nothing about a
            person.
          </VerdictBox>
        )}
      </div>
      <CheckList checks={found.checks} ids={SHOWN} />
    </>
  )
}

const NUMBERS = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six']

const Bad = styled(Badge)`
  min-height: 2rem;
  padding-inline: 0.75rem;
  font-size: var(--fs-3);
`
