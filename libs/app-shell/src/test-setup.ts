import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
import { installDomShims } from '@tryka/ui/testing'
import { failOnConsoleError } from './testing/console'

installDomShims()
failOnConsoleError()
// A page is loaded when it opens; on a busy machine the first load takes longer than the usual second.
configure({ asyncUtilTimeout: 30_000 })
jest.setTimeout(60_000)
