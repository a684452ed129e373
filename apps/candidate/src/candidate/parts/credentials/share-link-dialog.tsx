import { ArrowUpRight } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { renderSVG } from 'uqr'
import type { LinkedInFields } from '@tryka/domain'
import {
  ButtonLink,
  CopyButton,
  Dialog,
  Field,
  Heading,
  Icon,
  media,
  Row,
  Stack,
  Text,
  TextInput,
} from '@tryka/ui'

interface ShareLinkDialogProps {
  title: string
  description: string
  verifyUrl: string
  linkedIn: Pick<LinkedInFields, 'url' | 'name' | 'organizationName' | 'certUrl' | 'certId'> & MonthsOf
  /** What else is chosen beside the link. */
  children: ReactNode
  onClose: () => void
}

/** A certificate of completion does not expire. */
type MonthsOf = Pick<LinkedInFields, 'issueYear' | 'issueMonth'> &
  Partial<Pick<LinkedInFields, 'expirationYear' | 'expirationMonth'>>

const monthOf = (year: number, month: number): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(Date.UTC(year, month - 1)),
  )

/** The link as text and as a code, and what LinkedIn asks for. */
export function ShareLinkDialog({
  title,
  description,
  verifyUrl,
  linkedIn,
  children,
  onClose,
}: ShareLinkDialogProps) {
  const { expirationYear, expirationMonth } = linkedIn
  const fields = [
    { name: 'Name', value: linkedIn.name },
    { name: 'Organisation', value: linkedIn.organizationName },
    { name: 'Issued', value: monthOf(linkedIn.issueYear, linkedIn.issueMonth) },
    ...(expirationYear !== undefined && expirationMonth !== undefined
      ? [{ name: 'Expires', value: monthOf(expirationYear, expirationMonth) }]
      : []),
    { name: 'Credential ID', value: linkedIn.certId },
    { name: 'Credential URL', value: linkedIn.certUrl },
  ]
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} description={description}>
      <Stack gap={5}>
        <Link>
          <Stack gap={3}>
            <Field label="Link">
              <TextInput
                type="url"
                value={verifyUrl}
                readOnly
                onFocus={(event) => event.currentTarget.select()}
              />
            </Field>
            <Row>
              <CopyButton text={verifyUrl} label="Copy link" copiedLabel="Link copied" />
            </Row>
            {children}
          </Stack>
          <Code text={verifyUrl} />
        </Link>
        <Stack gap={2}>
          <Row gap={3} between wrap>
            <Heading as="h3" look="h4">
              For LinkedIn
            </Heading>
            <ButtonLink variant="secondary" size="sm" href={linkedIn.url} target="_blank" rel="noreferrer">
              Open LinkedIn
              <Icon icon={ArrowUpRight} size="sm" />
            </ButtonLink>
          </Row>
          <Text size="sm">LinkedIn often fills these in by itself. If it does not, copy them.</Text>
          <Fields>
            {fields.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <span>{value}</span>
                  <CopyButton text={value} what={name} variant="quiet" />
                </dd>
              </div>
            ))}
          </Fields>
        </Stack>
      </Stack>
    </Dialog>
  )
}

/** The link for whoever reads paper. White beneath it in both themes: cameras look for dark on light. */
function Code({ text }: { text: string }) {
  const drawing = useMemo(() => renderSVG(text, { ecc: 'M', border: 2 }), [text])
  return (
    <Square>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(drawing)}`}
        alt={`QR code of ${text}`}
        width="132"
        height="132"
      />
    </Square>
  )
}

const Link = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--sp-5);
  ${media.form} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Square = styled.div`
  box-sizing: content-box;
  width: 132px;
  height: 132px;
  padding: var(--sp-2);
  border: var(--bw) solid var(--line);
  border-radius: var(--r-2);
  background: #fff;
`
const Fields = styled.dl`
  margin: 0;

  > div {
    display: grid;
    grid-template-columns: 7rem minmax(0, 1fr);
    align-items: center;
    gap: var(--sp-3);
    padding-block: var(--sp-2);
  }
  > div + div {
    border-top: var(--bw) solid var(--line);
  }
  dt {
    color: var(--text-2);
  }
  dd {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--sp-2);
    margin: 0;
    overflow-wrap: anywhere;
  }
  ${media.form} {
    > div {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }
`
