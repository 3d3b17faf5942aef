export const months = ['Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr'];

export const depths = [12, 48, 95, 120, 88, 30];
