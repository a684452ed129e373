import type { Plugin } from 'vite'

export declare const leanRouterPlugin: () => Plugin
