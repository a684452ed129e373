import { Check } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { Button, Card, Combo, Field, Heading, Icon, Stack, Text, TextInput } from '@tryka/ui'

interface HolderCardProps {
  /** Compares in the page; true where it was issued to this address. */
  compare: (address: string) => Promise<boolean>
}

/** Whether the credential is of whoever a CV names. */
export function HolderCard({ compare }: HolderCardProps) {
  const [address, setAddress] = useState('')
  const [fits, setFits] = useState<boolean>()
  const ask = async (event: FormEvent) => {
    event.preventDefault()
    if (address.trim()) setFits(await compare(address))
  }
  return (
    <Card asChild pad>
      <Stack asChild gap={4}>
        <section aria-labelledby="holder-title">
          <div>
            <Heading as="h2" look="h4" id="holder-title">
              Is it this person’s?
            </Heading>
            <Text size="sm">
              Type the e-mail address from their CV. It is compared in this page and sent nowhere.
            </Text>
          </div>
          <form noValidate onSubmit={(event) => void ask(event)}>
            <Combo>
              <Field label="E-mail address" hideLabel>
                <TextInput
                  type="email"
                  autoComplete="off"
                  placeholder="name@example.com"
                  value={address}
                  onChange={({ target }) => {
                    setAddress(target.value)
                    setFits(undefined)
                  }}
                />
              </Field>
              <Button type="submit" variant="secondary">
                Compare
              </Button>
            </Combo>
          </form>
          <div role="status">
            {fits === true && (
              <Fits>
                <Icon icon={Check} size="sm" />
                It fits. The credential was issued to this address.
              </Fits>
            )}
            {fits === false && (
              <Text size="sm">
                <b>It does not fit.</b> The credential was issued to another address. People have several: ask
                which one they used.
              </Text>
            )}
          </div>
        </section>
      </Stack>
    </Card>
  )
}

const Fits = styled.p`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  font-size: var(--fs-3);
  color: var(--satya-text);
`
