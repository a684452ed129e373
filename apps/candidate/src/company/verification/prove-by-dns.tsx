import { RotateCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { notify } from '@tryka/app-shell'
import { lookForRecord, showRecord, type DnsProof } from '@tryka/domain'
import { Button, CopyButton, Icon, Row, Stack, StatusDot, Text, media } from '@tryka/ui'
import { useChange } from '../../base/calls/calls'
import { formatDate, formatMoment } from '../../base/format/format'

/** A TXT record at the domain, for who manages it and has no mailbox there. */
export function ProveByDns({ dns, domain }: { dns: DnsProof | null; domain: string }) {
  const show = useChange((api) => api.call(showRecord), {
    failed: 'The record could not be made. Try again.',
  })
  if (!dns)
    return (
      <Row gap={3} wrap>
        <Text size="sm" as="span">
          No mailbox at {domain}?
        </Text>
        <Button variant="secondary" size="sm" busy={show.isPending} onClick={() => show.mutate()}>
          Prove it by DNS
        </Button>
      </Row>
    )
  return <Challenge dns={dns} takesFocus={show.isSuccess} />
}

function Challenge({ dns, takesFocus }: { dns: DnsProof; takesFocus: boolean }) {
  const { name, value, expiresAt } = dns
  const head = useRef<HTMLHeadingElement>(null)
  // The button that asked for the record is gone; the record is where it stood.
  useEffect(() => {
    if (takesFocus) head.current?.focus()
  }, [takesFocus])
  const look = useChange(
    (api) => api.call(lookForRecord),
    { failed: 'We could not look now. Try again.' },
    ({ state }) => {
      if (state === 'pending') notify.success('Domain proven', 'A person looks at the company next.')
    },
  )
  return (
    <Stack gap={3} asChild>
      <section aria-labelledby="by-dns">
        <h3 id="by-dns" ref={head} tabIndex={-1}>
          By DNS, without a mailbox
        </h3>
        <Text size="sm">
          Add this TXT record where your domain is managed. It tells nobody more than that you put it there.
          We look for it until {formatDate(expiresAt)}.
        </Text>
        <Facts>
          <Fact name="Name" text={name} />
          <Fact name="Value" text={value} />
        </Facts>
        <Row gap={3} wrap between>
          <span role="status">
            <StatusDot tone={dns.found === 'other' ? 'danger' : 'open'}>{wordsOf(dns)}</StatusDot>
          </span>
          <Button
            variant="secondary"
            size="sm"
            busy={look.isPending}
            busyLabel="Looking…"
            onClick={() => look.mutate()}
          >
            <Icon icon={RotateCw} size="sm" /> Look now
          </Button>
        </Row>
      </section>
    </Stack>
  )
}

const Fact = ({ name, text }: { name: string; text: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <span>{text}</span>
      <CopyButton text={text} label="Copy" variant="quiet" />
    </dd>
  </div>
)

function wordsOf({ found, seen, lookedAt }: DnsProof): string {
  if (!lookedAt) return 'Not looked for yet'
  const at = formatMoment(lookedAt)
  if (found === 'other') return `Another record is there: “${seen}”. Looked up ${at}`
  if (found === 'away') return `The name servers gave no answer. Looked up ${at}`
  return `Not found yet, looked up ${at}`
}

const Facts = styled.dl`
  border: var(--bw) solid var(--line);
  border-radius: var(--r-3);
  background: var(--surface-2);
  > div {
    display: grid;
    grid-template-columns: 4rem minmax(0, 1fr);
    align-items: center;
    gap: var(--sp-1) var(--sp-3);
    padding: var(--sp-2) var(--sp-3);
    ${media.narrow} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  > div + div {
    border-top: var(--bw) solid var(--line);
  }
  dt {
    font-size: var(--fs-2);
    color: var(--text-2);
  }
  dd {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--sp-3);
  }
  dd > span:first-child {
    min-width: 0;
    font-family: var(--font-mono);
    font-size: var(--fs-2);
    overflow-wrap: anywhere;
  }
`
