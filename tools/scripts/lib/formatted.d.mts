/** What a script makes, as the formatter of the project has it; throws where it cannot be read. */
export declare function formatted(file: string, text: string): Promise<string>
