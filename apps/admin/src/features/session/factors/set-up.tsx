import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { notify } from '@tryka/app-shell'
import { userMessage } from '@tryka/api-client'
import type { TotpSetup } from '@tryka/domain'
import { Button, CopyButton, Stack, Text } from '@tryka/ui'
import { CodeField } from './code-field'
import { useFactorWork } from './factors.queries'
import { RecoveryCodes } from './recovery-codes'
import { useCode } from './use-code'

/** Sets an app up: a picture for its camera, its first code, and ten codes for the day it is lost. */
export function SetUp({ onDone }: { onDone: () => void }) {
  const work = useFactorWork()
  const [setup, setSetup] = useState<TotpSetup>()
  const [codes, setCodes] = useState<string[]>()
  const begin = () =>
    work.begin
      .mutateAsync()
      .then(setSetup)
      .catch((error: unknown) => notify.failure('Error', userMessage(error, 'Please try again.')))
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (!setup)
    return (
      <Stack gap={4}>
        <Text>
          An authenticator app on your telephone shows six figures that change every half minute. They are
          asked for when you sign in, and before what cannot be taken back.
        </Text>
        <div>
          <Button busy={work.begin.isPending} onClick={() => void begin()}>
            Set up an app
          </Button>
        </div>
      </Stack>
    )
  return (
    <First
      setup={setup}
      busy={work.confirm.isPending}
      onCode={async (code) => setCodes((await work.confirm.mutateAsync(code)).codes)}
    />
  )
}

interface FirstProps {
  setup: TotpSetup
  busy: boolean
  onCode: (code: string) => Promise<unknown>
}

function First({ setup, busy, onCode }: FirstProps) {
  const { code, setCode, error, submit } = useCode(onCode)
  const key = useRef<HTMLDivElement>(null)
  // The button that began it is gone; the key is where it stood.
  useEffect(() => key.current?.focus(), [])
  return (
    <Stack asChild gap={4}>
      <form noValidate onSubmit={submit}>
        <Picture ref={key} tabIndex={-1} role="group" aria-label="Key of the app">
          <img
            src={`data:image/svg+xml;utf8,${encodeURIComponent(setup.picture)}`}
            alt="Code for the camera of your app"
            width={176}
            height={176}
          />
          <Stack gap={2}>
            <Text size="sm">Scan it with the app, or type the key:</Text>
            <Key>{(setup.secret.match(/.{1,4}/g) ?? []).join(' ')}</Key>
            <div>
              <CopyButton text={setup.secret} label="Copy key" size="sm" />
            </div>
          </Stack>
        </Picture>
        <Short>
          <CodeField label="First code from the app" error={error} value={code} onChange={setCode} />
        </Short>
        <div>
          <Button type="submit" busy={busy}>
            Use this app
          </Button>
        </div>
      </form>
    </Stack>
  )
}

const Picture = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-4);
  align-items: center;
  > img {
    border-radius: var(--r-2);
    background: #fff;
  }
  > :last-child {
    flex: 1 1 10rem;
    min-width: 0;
  }
`
/** Six figures, in the middle of a wide page. */
const Short = styled.div`
  max-width: 20rem;
`
const Key = styled.code`
  font-family: var(--font-mono);
  font-size: var(--fs-3);
  overflow-wrap: anywhere;
`
