import { useRef, useState, type FormEvent } from 'react'
import type { Check } from '@tryka/credentials'
import { Button, Card, Combo, Field, Heading, Stack, Text, TextInput } from '@tryka/ui'

interface AnchorCardProps {
  /** Asks the server at this address what stands on the chain. */
  readBack: (server: string) => Promise<Pick<Check, 'state' | 'reason'>>
}

const isServer = (text: string): boolean => /^https:\/\/\S+$/i.test(text) && URL.canParse(text)

/** Whether the log is anchored where the badge says: the one check for which somebody else is asked. */
export function AnchorCard({ readBack }: AnchorCardProps) {
  const [server, setServer] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [found, setFound] = useState<Pick<Check, 'state' | 'reason'>>()
  const input = useRef<HTMLInputElement>(null)
  const ask = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const address = server.trim()
    setIsRefused(!isServer(address))
    if (!isServer(address)) return input.current?.focus()
    setIsBusy(true)
    setFound(await readBack(address))
    setIsBusy(false)
  }
  return (
    <Card asChild pad>
      <Stack asChild gap={4}>
        <section aria-labelledby="anchor-title">
          <div>
            <Heading as="h2" look="h4" id="anchor-title">
              Is the anchor on its chain?
            </Heading>
            <Text size="sm">
              Name a JSON-RPC server of that chain which you trust. It is asked what the contract holds, and
              learns nothing of the credential but the state of the log.
            </Text>
          </div>
          <form noValidate onSubmit={(event) => void ask(event)}>
            <Combo>
              <Field
                label="Address of the server"
                hideLabel
                {...(isRefused ? { error: 'Type an address that begins with https://' } : {})}
              >
                <TextInput
                  ref={input}
                  type="url"
                  autoComplete="off"
                  placeholder="https://rpc.example.com"
                  value={server}
                  onChange={({ target }) => {
                    setServer(target.value)
                    setIsRefused(false)
                    setFound(undefined)
                  }}
                />
              </Field>
              <Button type="submit" variant="secondary" busy={isBusy}>
                Read back
              </Button>
            </Combo>
          </form>
          <div role="status">
            {found && (
              <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                {found.reason}
                {found.state === 'unknown' && UNREACHED}
              </Text>
            )}
          </div>
        </section>
      </Stack>
    </Card>
  )
}

const UNREACHED =
  ' Some servers refuse pages, and a page that was open before this one may forbid the question: reload this page, or use the command with --rpc.'
