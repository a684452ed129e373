import { BadgeCheck } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { CREDENTIAL_STATES, SKILL_LEVEL_NAMES, type CredentialCase } from '@tryka/domain'
import {
  Badge,
  Button,
  Card,
  CardBody,
  Field,
  NativeSelect,
  Row,
  SrOnly,
  Stack,
  Table,
  TextInput,
  TextLink,
  type Column,
} from '@tryka/ui'
import { At, Lines } from '../../base/cells'
import { formatCount } from '../../base/format'
import { KeysetList } from '../../base/keyset-list'
import { CertificateList } from './certificate-list'
import { useCredentials, useRevoke } from './credentials.queries'
import { RevokeCredential } from './revoke-credential'
import type { Choice } from './use-choice'
import { CREDENTIAL_WORDS, REVOCATION_WORDS, stateOf } from './words'

const STATES = [
  { value: '', label: 'In every state' },
  ...CREDENTIAL_STATES.map((value) => ({ value, label: CREDENTIAL_WORDS[value] })),
]

const Wide = styled.div`
  flex: 1 1 16rem;
  max-width: 26rem;
`

/** As much of an id as tells it from others on a screen. */
const SHORT = 8

const columnsOf = (find: (id: string) => void): Column<CredentialCase>[] => [
  {
    key: 'skill',
    head: 'Credential',
    rowHead: true,
    cell: ({ id, skill, level, score, leafIndex, withName, recheckMonth, visibility }) => (
      <Lines style={{ minWidth: '15rem' }}>
        {skill}, {SKILL_LEVEL_NAMES[level]}, {score}
        <small>{id}</small>
        <small>
          Entry {formatCount(leafIndex)}
          {visibility === 'private' && ', private'}
          {withName && ', with a name'}
          {recheckMonth && `, re-checked live in ${recheckMonth}`}
        </small>
      </Lines>
    ),
  },
  {
    key: 'state',
    head: 'State',
    cell: ({ state, reason, supersededBy }) => (
      <Lines>
        <Badge tone={state === 'revoked' ? 'danger' : 'neutral'}>{CREDENTIAL_WORDS[state]}</Badge>
        {reason && state === 'revoked' && <small>{REVOCATION_WORDS[reason]}</small>}
        {supersededBy && (
          <small>
            In its place:{' '}
            <Button variant="soft" size="sm" onClick={() => find(supersededBy)}>
              {supersededBy.slice(0, SHORT)}
              <SrOnly>{supersededBy.slice(SHORT)}</SrOnly>
            </Button>
          </small>
        )}
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
  {
    key: 'appeal',
    head: 'Appeal',
    cell: ({ appeal }) =>
      appeal && (
        <TextLink asChild>
          <Link
            to={`?${new URLSearchParams({
              ...(appeal.state === 'open' ? {} : { list: 'decided' }),
              appeal: appeal.id,
            }).toString()}`}
          >
            {stateOf(appeal)}
          </Link>
        </TextLink>
      ),
  },
  { key: 'revoke', head: 'Change', cell: (credential) => <RevokeOne credential={credential} /> },
]

/** Nothing where it ended already. */
function RevokeOne({ credential }: { credential: CredentialCase }) {
  const { id, skill, state } = credential
  const revoke = useRevoke(credential)
  return state === 'active' && <RevokeCredential what={`${skill}, ${id}`} revoke={revoke} />
}

/** What was issued. An address that is looked for stands in no address of the page: it is somebody's. */
export function CredentialList({ choice }: { choice: Choice }) {
  const { after, setMarks } = choice
  const [typed, setTyped] = useState('')
  const [q, setQ] = useState('')
  const [state, setState] = useState<CredentialCase['state'] | ''>('')
  const mark = after.at(-1)
  const query = useCredentials({ q, ...(state ? { state } : {}), ...(mark ? { after: mark } : {}) })
  const find = (words: string) => {
    setTyped(words)
    setQ(words.trim())
    setMarks([])
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    find(typed)
  }
  return (
    <Stack gap={4}>
      <Card asChild>
        <form role="search" aria-label="Credentials" onSubmit={submit}>
          <CardBody>
            <Row gap={3} wrap style={{ alignItems: 'end' }}>
              <Wide>
                <Field label="Address of its holder, or id">
                  <TextInput
                    type="search"
                    autoComplete="off"
                    spellCheck={false}
                    value={typed}
                    onChange={({ currentTarget: { value } }) => setTyped(value)}
                  />
                </Field>
              </Wide>
              <Field label="State">
                <NativeSelect
                  value={state}
                  onValueChange={(next) => {
                    setState(CREDENTIAL_STATES.find((one) => one === next) ?? '')
                    setMarks([])
                  }}
                  options={STATES}
                />
              </Field>
              <Button type="submit">Find</Button>
              {q && (
                <Button variant="quiet" onClick={() => find('')}>
                  Show all
                </Button>
              )}
            </Row>
          </CardBody>
        </form>
      </Card>
      <KeysetList
        query={query}
        noun="credentials"
        none={
          q
            ? {
                icon: BadgeCheck,
                title: 'Nothing found',
                text: 'Nobody with that address has one, and none has that id.',
              }
            : {
                icon: BadgeCheck,
                title: 'No credentials',
                text: 'They are issued with results that prove a level.',
              }
        }
        marks={after}
        onMarks={setMarks}
      >
        {({ items }) => (
          <Table
            caption="Credentials"
            columns={columnsOf(find)}
            rows={items}
            rowKey={({ id }) => id}
            narrow="scroll"
          />
        )}
      </KeysetList>
      <CertificateList q={q} />
    </Stack>
  )
}
