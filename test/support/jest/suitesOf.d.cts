export function suitesOf(folder: string): string[];
