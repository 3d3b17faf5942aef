declare function minifyRules(rules: string): string;
export = minifyRules;
