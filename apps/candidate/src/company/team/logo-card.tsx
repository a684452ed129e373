import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { deleteLogo, LOGO_BYTES, LOGO_TYPES, logoParts, putLogo, type CompanySettings } from '@tryka/domain'
import { Button, Card, CardBody, CardHead, Icon, Row, SrOnly, Stack, Text } from '@tryka/ui'
import { useChange } from '../../base/calls/calls'
import { CompanyLogo } from '../../base/company-logo'
import { useCompanyPlace } from '../../base/place/place'
import { whyFixed } from './why-fixed'

/** The picture of the company: brought as a file, drawn anew, or its letters. */
export function LogoCard({ settings: { logo, canEdit } }: { settings: CompanySettings }) {
  const { company } = useCompanyPlace()
  const file = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')
  const put = useChange((api, raw: File) => api.call(putLogo, {}, { raw, keepalive: false }), {
    done: () => 'Logo saved',
    failed: 'The logo could not be saved. Try again.',
  })
  const remove = useChange((api) => api.call(deleteLogo), {
    done: () => 'Logo removed',
    failed: 'The logo could not be removed. Try again.',
  })
  const choose = (chosen: File | undefined) => {
    if (!chosen) return
    const wrong = !LOGO_TYPES.some((type) => type === chosen.type)
      ? 'Choose a PNG, JPEG or SVG picture.'
      : chosen.size > LOGO_BYTES
        ? 'Choose a picture of 512 KB at most.'
        : ''
    setProblem(wrong)
    if (!wrong) put.mutate(chosen)
  }
  const hasPicture = logoParts(logo).picture !== null
  return (
    <Card asChild>
      <section aria-labelledby="logo-card">
        <CardHead>
          <h2 id="logo-card">Logo</h2>
        </CardHead>
        <CardBody>
          <Stack gap={3}>
            <Row gap={4} wrap>
              <CompanyLogo logo={logo} size="lg" />
              {canEdit && (
                <>
                  <Button
                    variant="secondary"
                    size="sm"
                    busy={put.isPending}
                    busyLabel="Drawing…"
                    aria-describedby="logo-hint"
                    onClick={() => file.current?.click()}
                  >
                    <Icon icon={Upload} size="sm" /> {hasPicture ? 'Choose another' : 'Choose a picture'}
                  </Button>
                  {hasPicture && (
                    <Button variant="quiet" size="sm" busy={remove.isPending} onClick={() => remove.mutate()}>
                      Remove<SrOnly> the logo</SrOnly>
                    </Button>
                  )}
                </>
              )}
            </Row>
            <Text size="sm" id="logo-hint">
              {canEdit
                ? 'PNG, JPEG or SVG, up to 512 KB. It is drawn anew at 256 pixels; the file itself is not kept.'
                : whyFixed(company.state, 'Only Admins change the logo.')}
            </Text>
            <span role="alert">{problem}</span>
            <input
              ref={file}
              type="file"
              hidden
              aria-label="Logo file"
              accept={LOGO_TYPES.join(',')}
              onChange={({ currentTarget }) => {
                choose(currentTarget.files?.[0])
                currentTarget.value = ''
              }}
            />
          </Stack>
        </CardBody>
      </section>
    </Card>
  )
}
