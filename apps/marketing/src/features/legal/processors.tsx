import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { useApi } from '@tryka/app-shell'
import { getProcessors, type Processors as Set } from '@tryka/domain'
import { Text } from '@tryka/ui'

/** Who else this server is set to send something to. */
function wordsOf({ mail, writing, modelHost }: Set): string {
  const model = `a language model service${modelHost === null ? '' : ` (${modelHost})`}`
  const others = [...(mail ? ['a mail service'] : []), ...(writing ? [model] : [])]
  return others.length > 0 ? `On this server: ${others.join(' and ')}.` : 'On this server: none.'
}

/** Until the server has answered, and without scripts, the sentence is true whatever is set. */
const UNKNOWN = 'On this server: at most a mail service and a language model service.'

/** The sub-processors of the running server, after the section that explains them. */
export function Processors() {
  const api = useApi()
  const [words, setWords] = useState(UNKNOWN)
  useEffect(() => {
    const request = new AbortController()
    api.call(getProcessors, {}, { signal: request.signal }).then(
      (answer) => setWords(wordsOf(answer)),
      () => undefined,
    )
    return () => request.abort()
  }, [api])
  return (
    <Line id="sub-processors" role="status">
      {words}
    </Line>
  )
}

/** It belongs to the section above, so it stands nearer to that than to the next. */
const Line = styled(Text)`
  && {
    margin-top: calc(var(--sp-4) - var(--sp-9));
    font-weight: var(--fw-strong);
  }
`
