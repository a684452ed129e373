import { useEffect, useId, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Card, Heading, Stack, Text } from '@tryka/ui'

interface StopProps {
  title: string
  text: ReactNode
  children?: ReactNode
}

/** What stands in the place of a task while there is none: one heading, one sentence, what can be done. The focus comes here. */
export function Stop({ title, text, children }: StopProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const textId = useId()
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Middle>
      <Card pad>
        <Stack gap={4}>
          <Title ref={heading} tabIndex={-1} aria-describedby={textId} as="h1" look="h3">
            {title}
          </Title>
          <Text id={textId}>{text}</Text>
          {children}
        </Stack>
      </Card>
    </Middle>
  )
}

const Title = styled(Heading)`
  outline: none;
`
const Middle = styled.div`
  max-width: 34rem;
  margin: clamp(1rem, 8vh, 6rem) auto 0;
`
